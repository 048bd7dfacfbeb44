import type { Selectable } from 'kysely'
import type { Platform } from '#sandbox/http/platform.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { sealPush } from './seal.ts'
import { vapidHeader } from './vapid.ts'

export type Subscription = Selectable<Database['push_subscriptions']>

/** The payload that the service worker reads. */
export interface Notification {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  readonly unread?: number
}

const dayInSeconds = 86_400
const patience = 5000
const gone = new Set([404, 410])

/** Sends to one browser; deletes a subscription that the push service no longer knows. */
export async function sendPush(
  { db }: Platform,
  { endpoint, ...keys }: Subscription,
  notification: Notification,
) {
  const response = await fetch(endpoint, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    headers: {
      Authorization: await vapidHeader(db, endpoint),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(dayInSeconds),
      Topic: notification.tag,
      Urgency: 'normal',
    },
    body: new Uint8Array(sealPush(JSON.stringify(notification), keys)),
  })
  if (gone.has(response.status))
    await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
}

const services = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
]

/**
 * Accepts only the browsers' own push services: a player must not be able to make the platform call
 * other servers.
 */
export const isPushService = ({ protocol, hostname, port }: URL) =>
  protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
