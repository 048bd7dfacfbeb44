/** A channel of its own: an older version of the app in another tab would take any other word for a sign-out. */
let channel: BroadcastChannel | undefined
const open = () => (channel ??= new BroadcastChannel('mela-outbox'))

/** Tells the other tabs that what waited under this key has been sent, or taken back. */
export const tellGone = (idempotencyKey: string) => open().postMessage(idempotencyKey)

export function onGone(listen: (idempotencyKey: string) => void) {
  const handle = ({ data }: MessageEvent<string>) => listen(data)
  open().addEventListener('message', handle)
  return () => open().removeEventListener('message', handle)
}
