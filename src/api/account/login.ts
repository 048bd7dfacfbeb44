import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { DialingCode, Mobile } from './mobile.ts'
import { LoginPassword } from './password.ts'
import { SessionGrant } from './session.ts'
import { Captcha, HumanProof, SmsCode } from './verification.ts'

/** @public */
export const about = {
  login: {
    says: 'Logs a player in by password, SMS code or Firebase token; with `remember` a session lasts seven days without use instead of one.',
    refused: {
      login_failed: '',
      code_wrong: '{captcha}',
      code_expired: '{captcha}',
      captcha_required: '',
      captcha_wrong: '',
      human_required: '',
      too_many: '{expirationTime}',
      account_locked: '{expirationTime}',
      account_disabled: '',
      non_member: '',
      non_agent: '',
      not_permitted: '',
    },
  },
} satisfies Readonly<Record<string, About>>

const remember = v.optional(v.boolean(), false)

export const ByUsername = v.object({
  type: v.literal('username'),
  username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  password: LoginPassword,
  captcha: Captcha,
  remember,
  ...HumanProof.entries,
})

export const BySms = v.object({
  type: v.literal('sms'),
  username: v.pipe(v.string(), v.regex(/^\d{6,24}$/)),
  countryDialingCode: DialingCode,
  verificationCode: SmsCode,
  captcha: Captcha,
  remember,
})

const ByFirebase = v.object({
  type: v.literal('firebase'),
  firebaseChannel: v.literal('sms'),
  firebaseIdToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  firebaseMobileNo: Mobile,
  countryDialingCode: DialingCode,
  captcha: Captcha,
  remember,
})

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  session: 'none',
  sealed: true,
  idempotent: true,
  input: v.variant('type', [ByUsername, BySms, ByFirebase]),
  output: SessionGrant,
})
