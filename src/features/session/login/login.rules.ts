import * as v from 'valibot'
import { ByUsername } from '#api/account/login.ts'
import { phoneFields } from '#api/account/phone.ts'
import { TypedCode, captchaIf, captchaPlaces } from '#api/account/verification.ts'
import { Plain } from '#api/typed/text.ts'

export type LoginMethod = 'username' | 'sms'

export const emptyLogin = {
  username: '',
  password: '',
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
  captcha: '',
}
export type LoginForm = Readonly<typeof emptyLogin>

interface LoginContext {
  readonly method: LoginMethod
  readonly needsCaptcha: boolean
  /** The password for this name is stored on this phone and nothing else was typed. */
  readonly isSaved: boolean
}

export function loginForm(form: LoginForm, { method, needsCaptcha, isSaved }: LoginContext) {
  const captcha = captchaIf(needsCaptcha)
  if (method === 'username') {
    const { username, password } = ByUsername.entries
    return v.object({
      username: v.pipe(Plain, username),
      password: isSaved ? v.string() : password,
      captcha,
    })
  }
  return v.object({ ...phoneFields(form), verificationCode: TypedCode, captcha })
}
export type FilledLogin = v.InferOutput<ReturnType<typeof loginForm>>

export function placesBy(method: LoginMethod) {
  const secret = method === 'sms' ? 'verificationCode' : 'password'
  const name = method === 'sms' ? 'mobileNum' : 'username'
  return {
    login_failed: secret,
    code_wrong: secret,
    code_expired: secret,
    account_disabled: name,
    non_member: name,
    non_agent: name,
    ...captchaPlaces,
  } as const
}

const CaptchaDetails = v.object({ captcha: v.literal(true) })

/** Section 2: a failed login may require a captcha for the next attempt. */
export const requiresCaptcha = (details: unknown) => v.is(CaptchaDetails, details)
