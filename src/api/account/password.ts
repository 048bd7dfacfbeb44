import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { DialingCode, Mobile } from './mobile.ts'
import { SmsCode } from './verification.ts'

/** A password that is in use: older rules may have let it be otherwise than new ones must be. */
export const LoginPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/** What it must look like is the registration's format of a password. */
const Chosen = { newPassword: LoginPassword, confirmNewPassword: v.string() }
const Done = v.object({ success: v.boolean() })

/** Every other session of the player ends with it, and this one goes on under the new token. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/v2',
  session: 'required',
  deadline: 'form',
  idempotent: true,
  input: v.object({ oldPassword: LoginPassword, ...Chosen }),
  output: v.object({
    ...Done.entries,
    token: v.optional(v.pipe(v.string(), v.minLength(16))),
  }),
})

/** Takes the code that was sent to a number; the proof it gives is good for one new password. */
export const proveMobile = endpoint({
  method: 'POST',
  path: '/wps/verification/password',
  session: 'none',
  deadline: 'form',
  input: v.object({
    mobileNum: Mobile,
    countryDialingCode: DialingCode,
    verificationCode: SmsCode,
  }),
  output: v.object({ proof: v.pipe(v.string(), v.minLength(16)), userName: v.string() }),
})

/** Sets a forgotten password by phone; every session of the player ends with it. */
export const setPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/mobile',
  session: 'none',
  deadline: 'form',
  sealed: true,
  idempotent: true,
  input: v.object({ proof: v.pipe(v.string(), v.minLength(16), v.maxLength(100)), ...Chosen }),
  output: Done,
})
