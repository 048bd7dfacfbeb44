import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'

/** @public */
export const about = {
  getPushKey: {
    says: "The platform's key for Web Push (RFC 8292): an uncompressed point on P-256.",
  },
  subscribePush: {
    says: 'Sends push messages to this browser from now on, in its language, until the session ends. Subscribing the same endpoint again replaces the subscription.',
  },
  unsubscribePush: {
    says: 'Ends push messages to this browser; an endpoint that is not subscribed succeeds too.',
  },
} satisfies Readonly<Record<string, About>>

const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`)))

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

export const subscribePush = endpoint({
  method: 'PUT',
  path: '/wps/push/subscription',
  input: PushSubscription,
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/wps/push/subscription',
  input: v.object({ endpoint: Endpoint }),
})
