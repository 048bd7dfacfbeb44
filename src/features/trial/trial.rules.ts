import * as v from 'valibot'
import { captchaIf } from '../../api/account/verification.ts'

/** Decisions 13. */
export const trialForm = (needsCaptcha: boolean) => v.object({ captcha: captchaIf(needsCaptcha) })
