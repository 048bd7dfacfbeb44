import { container } from './worker.ts'

export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const isPossible = () =>
  container() !== undefined && 'PushManager' in globalThis && 'Notification' in globalThis

const registered = async () => (isPossible() ? container()?.getRegistration() : undefined)

export const pushPermission = (): NotificationPermission | null =>
  isPossible() ? Notification.permission : null

/** Call it from a tap: browsers refuse it otherwise. */
export const askForNotifications = () => Notification.requestPermission()

const manager = async () => (await registered())?.pushManager

const current = async () => (await manager())?.getSubscription().catch(() => null) ?? null

export async function currentPush(): Promise<PushAddress | null> {
  return addressOf(await current())
}

export async function subscribeToPush(publicKey: string): Promise<PushAddress | null> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return addressOf((await (await manager())?.subscribe(options)) ?? null)
  } catch {
    // A subscription with an earlier key of the platform blocks a new one.
    await unsubscribeFromPush()
    return null
  }
}

/** Also closes the notifications on screen. */
export async function unsubscribeFromPush() {
  await (await current())?.unsubscribe().catch(() => false)
  for (const shown of (await (await registered())?.getNotifications()) ?? []) shown.close()
}

function addressOf(subscription: PushSubscription | null): PushAddress | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}
