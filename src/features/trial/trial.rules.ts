import * as v from 'valibot'
import { CaptchaCode } from '../../api/account/verification.ts'

/** Decisions 13. */
export const trialForm = (needsCaptcha: boolean) =>
  v.object({ captcha: needsCaptcha ? v.pipe(v.string(), v.trim(), CaptchaCode) : v.string() })

/** Refusals about the captcha show at its field, all others over the form. */
export const places = { captcha_required: 'captcha', captcha_wrong: 'captcha' } as const
