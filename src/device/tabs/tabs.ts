import { channel } from './channel.ts'

/** What tabs of this app tell each other. */
type TabMessage =
  | { readonly type: 'signed-out' | 'lapsed' }
  | { readonly type: 'signed-in'; readonly account: string }

export const { tell: tellTabs, listen: onTabMessage } = channel<TabMessage>('mela')
