import * as verification from '../../src/api/verification.ts'
import { answer } from '../call.ts'
import { identifyCaller, issueCaptcha } from '../captcha/captcha.ts'
import { sendCodeTo } from '../codes.ts'

export const getCaptcha = answer(verification.getCaptcha, async (_, { context, platform }) =>
  issueCaptcha(platform, identifyCaller(context)),
)

export const sendLoginCode = answer(verification.sendLoginCode, async (input, { platform }) => ({
  expirationTime: await sendCodeTo(platform, 'login', input),
}))

export const sendCode = answer(verification.sendCode, async (input, { platform }) => {
  const { mobileNo: mobileNum, countryDialingCode, purpose } = input
  const next = await sendCodeTo(platform, purpose, { mobileNum, countryDialingCode })
  return { expiredMinutes: (next - platform.now()) / 60_000 }
})
