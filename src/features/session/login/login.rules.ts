import * as v from 'valibot'
import { BySms, ByUsername } from '../../../api/account/login.ts'
import { isMobile } from '../../../api/account/mobile.ts'
import { CaptchaCode } from '../../../api/account/verification.ts'

export type LoginMethod = 'username' | 'sms'

/** What was typed, of both methods, and the dialing code. */
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
  /** The password of this name is saved on this phone, and nothing else was typed in its place. */
  readonly isSaved: boolean
}

/** What a login needs; the captcha counts only where it is asked for. */
export function loginForm(form: LoginForm, { method, needsCaptcha, isSaved }: Asked) {
  const captcha = needsCaptcha ? v.pipe(v.string(), v.trim(), CaptchaCode) : v.string()
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

/** Where on the form the platform's refusals are said. */
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
    captcha_required: 'captcha',
    captcha_wrong: 'captcha',
  } as const
}

/** A refused pair may be wrong in either half. */
export const pairs = [
  ['username', 'password'],
  ['mobileNum', 'verificationCode'],
] as const

const Asking = v.object({ captcha: v.literal(true) })

/** A failed login may ask for a captcha with the next try (section 2). */
export const asksForCaptcha = (details: unknown) => v.is(Asking, details)
