/** What tabs of this app tell each other under a name; opened when it is first used. */
export function channel<Message>(name: string) {
  let opened: BroadcastChannel | undefined
  const open = () => (opened ??= new BroadcastChannel(name))
  return {
    tell: (message: Message) => open().postMessage(message),
    /** Hears what the other tabs tell; returns how to stop. */
    listen: (hear: (message: Message) => void) => {
      const handle = ({ data }: MessageEvent<Message>) => hear(data)
      open().addEventListener('message', handle)
      return () => open().removeEventListener('message', handle)
    },
  }
}
