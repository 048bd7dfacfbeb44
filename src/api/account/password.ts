import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { DialingCode, Mobile } from './mobile.ts'
import { SmsCode } from './verification.ts'
import { Success } from '#api/wire.ts'

/** @public */
export const about = {
  changePassword: {
    says: 'Changes the login password and ends every other session; if the platform renews the token, the answer contains the new one.',
    refused: {
      free_reject: '',
      old_password_wrong: '',
      account_locked: '',
      password_invalid: '',
      password_same: '',
      input_invalid: '{fields}',
    },
  },
  proveMobile: {
    says: "Proves that an account with a forgotten password is the caller's, by the code sent to its number. The proof is for `setPassword` and valid once, for ten minutes. An unknown number counts as a wrong code.",
    refused: { code_wrong: '', code_expired: '' },
  },
  setPassword: {
    says: 'Sets a new password with the proof of `proveMobile` and ends all sessions.',
    refused: { code_expired: '', password_invalid: '', input_invalid: '{fields}' },
  },
} satisfies Readonly<Record<string, About>>

/** A password in use may be older than the current rules. */
export const LoginPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

const Chosen = { newPassword: LoginPassword, confirmNewPassword: v.string() }

export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/v2',
  idempotent: true,
  input: v.object({ oldPassword: LoginPassword, ...Chosen }),
  output: v.object({
    ...Success.entries,
    token: v.optional(v.pipe(v.string(), v.minLength(16))),
  }),
})

export const proveMobile = endpoint({
  method: 'POST',
  path: '/wps/verification/password',
  session: 'none',
  idempotent: true,
  input: v.object({
    mobileNum: Mobile,
    countryDialingCode: DialingCode,
    verificationCode: SmsCode,
  }),
  output: v.object({ proof: v.pipe(v.string(), v.minLength(16)), userName: v.string() }),
})

export const setPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/mobile',
  session: 'none',
  sealed: true,
  idempotent: true,
  input: v.object({ proof: v.pipe(v.string(), v.minLength(16), v.maxLength(100)), ...Chosen }),
})
