type TabMessage =
  | { readonly type: 'signed-out' | 'lapsed' }
  | { readonly type: 'signed-in'; readonly account: string }

export const { tell: tellTabs, listen: onTabMessage } = channel<TabMessage>('mela')

const counts = channel<'changed'>('mela-unread')

export const tellCounts = () => counts.tell('changed')

export const onCounts = counts.listen

/** Carries the idempotency key of an entry that was sent or cancelled. */
export const { tell: tellGone, listen: onGone } = channel<string>('mela-offline-queue')

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
