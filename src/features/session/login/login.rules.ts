import * as v from 'valibot'
import { BySms, ByUsername } from '../../../api/account/login.ts'
import { isMobile } from '../../../api/account/mobile.ts'
import { captchaIf, captchaPlaces } from '../../../api/account/verification.ts'

export type LoginMethod = 'username' | 'sms'

export const emptyForm = {
  username: '',
  password: '',
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
  captcha: '',
}
export type LoginForm = Readonly<typeof emptyForm>

interface Asked {
  readonly method: LoginMethod
  readonly needsCaptcha: boolean
  /** The password for this name is stored on this phone and nothing else was typed. */
  readonly isSaved: boolean
}

export function loginForm(form: LoginForm, { method, needsCaptcha, isSaved }: Asked) {
  const captcha = captchaIf(needsCaptcha)
  const { countryDialingCode } = form
  if (method === 'username') {
    const { username, password } = ByUsername.entries
    return v.object({ username, password: isSaved ? v.string() : password, captcha })
  }
  return v.object({
    mobileNum: v.pipe(
      v.string(),
      v.trim(),
      v.check((number) => isMobile(number, countryDialingCode)),
    ),
    countryDialingCode: v.string(),
    verificationCode: v.pipe(v.string(), v.trim(), BySms.entries.verificationCode),
    captcha,
  })
}
export type Filled = v.InferOutput<ReturnType<typeof loginForm>>

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

const Asking = v.object({ captcha: v.literal(true) })

/** Section 2: a failed login may require a captcha for the next attempt. */
export const asksForCaptcha = (details: unknown) => v.is(Asking, details)
