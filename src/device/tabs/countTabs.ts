/** A channel of its own: an older version of the app in another tab would take any other word for a sign-out. */
let channel: BroadcastChannel | undefined
const open = () => (channel ??= new BroadcastChannel('mela-unread'))

/** Tells the other tabs that what is unread has changed. */
export const tellCounts = () => open().postMessage('changed')

export function onCounts(listen: () => void) {
  open().addEventListener('message', listen)
  return () => open().removeEventListener('message', listen)
}
