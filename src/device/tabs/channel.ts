/**
 * Messages between the tabs of one browser. A browser that denies storage denies these too; each tab is then on its
 * own.
 */
export function channel<Message>(name: string) {
  let opened: BroadcastChannel | null | undefined
  const open = () => (opened === undefined ? (opened = channelOf(name)) : opened)
  return {
    tell: (message: Message) => open()?.postMessage(message),
    listen: (hear: (message: Message) => void) => {
      const handle = ({ data }: MessageEvent<Message>) => hear(data)
      open()?.addEventListener('message', handle)
      return () => open()?.removeEventListener('message', handle)
    },
  }
}

function channelOf(name: string) {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
