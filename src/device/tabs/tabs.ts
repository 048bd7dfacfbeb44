import { channel } from './channel.ts'

type TabMessage =
  | { readonly type: 'signed-out' | 'lapsed' }
  | { readonly type: 'signed-in'; readonly account: string }

export const { tell: tellTabs, listen: onTabMessage } = channel<TabMessage>('mela')
