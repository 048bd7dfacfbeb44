import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { DialingCode, Mobile } from './mobile.ts'
import { HumanProof, SmsCode } from './verification.ts'
import { Merchant } from './wire.ts'

/** The key that seals payloads: its RFC 7638 thumbprint must equal the site's `sealingKeyId`. */
export const getSealingKey = endpoint({
  method: 'GET',
  path: '/wps/session/key',
  session: 'none',
  input: Merchant,
  output: v.object({
    kty: v.literal('RSA'),
    kid: v.string(),
    n: v.string(),
    e: v.string(),
    alg: v.literal('RSA-OAEP-256'),
    use: v.literal('enc'),
  }),
})

export const SessionGrant = v.object({
  token: v.pipe(v.string(), v.minLength(16)),
  userName: v.string(),
  type: v.number(),
  firstTimeLogin: v.optional(v.boolean(), false),
})
export type SessionGrant = v.InferOutput<typeof SessionGrant>

const captcha = v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/)))

const ByUsername = v.object({
  type: v.literal('username'),
  username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  captcha,
  ...HumanProof.entries,
})

const BySms = v.object({
  type: v.literal('sms'),
  /** Dialing code and number, digits alone. */
  username: v.pipe(v.string(), v.regex(/^\d{6,24}$/)),
  countryDialingCode: DialingCode,
  verificationCode: SmsCode,
  captcha,
})

/** The phone was proven to Firebase, whose token says so. */
const ByFirebase = v.object({
  type: v.literal('firebase'),
  firebaseChannel: v.literal('sms'),
  firebaseIdToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  firebaseMobileNo: Mobile,
  countryDialingCode: DialingCode,
  captcha,
})

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  session: 'none',
  deadline: 'form',
  sealed: true,
  input: v.variant('type', [ByUsername, BySms, ByFirebase]),
  output: SessionGrant,
})

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/login',
  session: 'required',
  deadline: 'form',
  input: v.object({}),
  output: v.object({ success: v.boolean() }),
})
