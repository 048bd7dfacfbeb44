import * as v from 'valibot'
import { endpoint } from '#api/endpoint.ts'

const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`)))

/** The platform's key for Web Push (RFC 8292): an uncompressed point on P-256. */
export const getPushKey = endpoint({
  path: '/wps/push/key',
  output: v.object({ publicKey: base64url(65) }),
})

const Endpoint = v.pipe(v.string(), v.url(), v.maxLength(1000))

export const PushSubscription = v.object({
  endpoint: Endpoint,
  p256dh: base64url(65),
  auth: base64url(16),
  language: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
})
export type PushSubscription = v.InferOutput<typeof PushSubscription>

/**
 * Sends push messages to this browser from now on, in its language, until the session ends. Subscribing the same
 * endpoint again replaces the subscription.
 */
export const subscribePush = endpoint({
  method: 'PUT',
  path: '/wps/push/subscription',
  input: PushSubscription,
})

/** Ends push messages to this browser; an endpoint that is not subscribed succeeds too. */
export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/wps/push/subscription',
  input: v.object({ endpoint: Endpoint }),
})
