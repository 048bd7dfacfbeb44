import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { CodeSent, SmsCode } from './verification.ts'
import { Id, Instant, list } from '#api/wire.ts'

/** @public */
export const about = {
  getSecurity: {
    says: 'What protects the account: its masked number and address, the running sessions with this one first, and the last logins.',
    refused: { free_reject: '' },
  },
  endSession: {
    says: 'Logs another device out; not this one.',
    refused: { free_reject: '', not_found: '' },
  },
  endOtherSessions: {
    says: 'Signs out all other devices and returns how many they were.',
    refused: { free_reject: '' },
  },
  sendEmailCode: {
    says: 'Sends a code to the address to bind, at most one a minute.',
    refused: { free_reject: '', email_invalid: '', email_exists: '', too_many: '' },
  },
  bindEmail: {
    says: 'Binds an address to the account in place of any other.',
    refused: {
      free_reject: '',
      email_invalid: '',
      email_exists: '',
      code_wrong: '',
      code_expired: '',
    },
  },
} satisfies Readonly<Record<string, About>>

const Whence = {
  userAgent: v.optional(v.string(), ''),
  place: v.optional(v.string(), ''),
}

const Session = v.pipe(
  v.object({
    sessionId: Id,
    ...Whence,
    loginTime: Instant,
    lastSeen: Instant,
    current: v.boolean(),
  }),
  v.transform((wire) => ({
    id: wire.sessionId,
    userAgent: wire.userAgent,
    place: wire.place || null,
    since: wire.loginTime,
    seenAt: wire.lastSeen,
    isCurrent: wire.current,
  })),
)
export type RunningSession = v.InferOutput<typeof Session>

const Login = v.pipe(
  v.object({ ...Whence, time: Instant, success: v.boolean() }),
  v.transform((wire) => ({
    at: wire.time,
    userAgent: wire.userAgent,
    place: wire.place || null,
    isSuccess: wire.success,
  })),
)
export type PastLogin = v.InferOutput<typeof Login>

export const getSecurity = endpoint({
  path: '/wps/member/security',
  output: v.pipe(
    v.object({
      /** Masked by the platform: the full number never reaches the browser. */
      mobileNum: v.optional(v.string(), ''),
      countryDialingCode: v.optional(v.string(), ''),
      email: v.optional(v.string(), ''),
      sessions: list(Session),
      logins: list(Login),
    }),
    v.transform((wire) => ({
      mobile: wire.mobileNum ? `+${wire.countryDialingCode} ${wire.mobileNum}` : null,
      email: wire.email || null,
      sessions: wire.sessions,
      logins: wire.logins,
    })),
  ),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/wps/session/device',
  input: v.object({ sessionId: Id }),
  stales: [getSecurity],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/wps/session/others',
  output: v.object({ ended: v.number() }),
  stales: [getSecurity],
})

const Email = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/wps/member/email/code',
  form: true,
  input: v.object({ email: Email }),
  output: CodeSent,
})

export const bindEmail = endpoint({
  method: 'POST',
  path: '/wps/member/email',
  idempotent: true,
  form: true,
  input: v.object({ email: Email, verificationCode: SmsCode }),
  stales: [getSecurity],
})
