/** What tabs of this app tell each other. */
export type TabMessage =
  | { readonly type: 'signed-out' | 'lapsed' }
  | { readonly type: 'signed-in'; readonly account: string }

let channel: BroadcastChannel | undefined
const open = () => (channel ??= new BroadcastChannel('mela'))

export const tellTabs = (message: TabMessage) => open().postMessage(message)

export function onTabMessage(listen: (message: TabMessage) => void) {
  const handle = ({ data }: MessageEvent<TabMessage>) => listen(data)
  open().addEventListener('message', handle)
  return () => open().removeEventListener('message', handle)
}
