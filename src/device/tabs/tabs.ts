import { channel } from './channel.ts'

type TabMessage =
  | { readonly type: 'signed-out' | 'lapsed' }
  | { readonly type: 'signed-in'; readonly account: string }

export const { tell: tellTabs, listen: onTabMessage } = channel<TabMessage>('mela')

/** A separate channel: older versions of the app treat any other message on `mela` as a sign-out. */
const counts = channel<'changed'>('mela-unread')

export const tellCounts = () => counts.tell('changed')

export const onCounts = counts.listen

/**
 * Carries the idempotency key of an entry that was sent or cancelled. A separate channel: older versions of the app
 * treat any other message on `mela` as a sign-out.
 */
export const { tell: tellGone, listen: onGone } = channel<string>('mela-offline-queue')
