/** A separate channel: older versions of the app take any other message on `mela` for a sign-out. */
let channel: BroadcastChannel | undefined
const open = () => (channel ??= new BroadcastChannel('mela-unread'))

export const tellCounts = () => open().postMessage('changed')

export function onCounts(listen: () => void) {
  open().addEventListener('message', listen)
  return () => open().removeEventListener('message', listen)
}
