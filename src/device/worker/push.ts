/** Where this browser takes messages, and the keys that seal them for it. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const isPossible = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** What the player has allowed; null where the browser has no such thing. */
export const pushPermission = (): NotificationPermission | null =>
  isPossible() ? Notification.permission : null

/** To be called from a touch, or browsers refuse. */
export const askForNotifications = () => Notification.requestPermission()

const manager = async () =>
  isPossible() ? (await navigator.serviceWorker.getRegistration())?.pushManager : undefined

const current = async () => (await manager())?.getSubscription().catch(() => null) ?? null

export async function currentPush(): Promise<PushAddress | null> {
  return addressOf(await current())
}

/** Null where the browser does not reach its push service, or has none. */
export async function subscribeToPush(publicKey: string): Promise<PushAddress | null> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return addressOf((await (await manager())?.subscribe(options)) ?? null)
  } catch {
    // A subscription to another key, of an earlier platform, stands in the way of a new one.
    await unsubscribeFromPush()
    return null
  }
}

/** The browser's service forgets the address, whoever else knows it; nothing on the screen stays either. */
export async function unsubscribeFromPush() {
  await (await current())?.unsubscribe().catch(() => false)
  const registration = isPossible() ? await navigator.serviceWorker.getRegistration() : undefined
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

function addressOf(subscription: PushSubscription | null): PushAddress | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}
