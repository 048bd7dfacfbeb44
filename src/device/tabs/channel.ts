export function channel<Message>(name: string) {
  let opened: BroadcastChannel | undefined
  const open = () => (opened ??= new BroadcastChannel(name))
  return {
    tell: (message: Message) => open().postMessage(message),
    listen: (hear: (message: Message) => void) => {
      const handle = ({ data }: MessageEvent<Message>) => hear(data)
      open().addEventListener('message', handle)
      return () => open().removeEventListener('message', handle)
    },
  }
}
