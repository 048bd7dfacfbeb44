import * as v from 'valibot'
import { CaptchaCode } from '../../api/account/verification.ts'

/** The code of a picture counts only where it is asked for (decisions 13). */
export const trialForm = (needsCaptcha: boolean) =>
  v.object({ captcha: needsCaptcha ? v.pipe(v.string(), v.trim(), CaptchaCode) : v.string() })

/** A refusal that is about the picture is said at it; any other is said of the form. */
export const places = { captcha_required: 'captcha', captcha_wrong: 'captcha' } as const
