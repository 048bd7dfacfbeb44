import * as v from 'valibot'
import { CaptchaCode } from '../../api/account/verification.ts'

/** Decisions 13. */
export const trialForm = (needsCaptcha: boolean) =>
  v.object({ captcha: needsCaptcha ? v.pipe(v.string(), v.trim(), CaptchaCode) : v.string() })
