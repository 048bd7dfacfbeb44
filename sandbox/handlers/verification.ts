import * as verification from '../../src/api/verification.ts'
import { type Call, answer } from '../call.ts'
import { callerOf, identifyCaller, issueCaptcha } from '../captcha/captcha.ts'
import { type Phone, sendCodeTo } from '../codes.ts'
import { issueProof, issueSlider, issueSound, spendProof } from '../human/human.ts'
import { findByMobile } from '../phones.ts'
import { Refusal } from '../refusal.ts'
import { isOn } from '../settings.ts'

export const getCaptcha = answer(verification.getCaptcha, async (_, { context, platform }) =>
  issueCaptcha(platform, identifyCaller(context)),
)

export const getSlider = answer(verification.getSlider, async (_, { context, platform }) =>
  issueSlider(platform, identifyCaller(context)),
)

export const getSound = answer(verification.getSound, async (_, { context, platform }) =>
  issueSound(platform, identifyCaller(context)),
)

export const getProof = answer(verification.getProof, async (input, { context, platform }) => {
  const { kind, subject, ...given } = input
  return {
    humanProof: await issueProof(
      platform,
      { caller: identifyCaller(context), kind, subject },
      given,
    ),
  }
})

/** A number that is asked to receive an SMS needs a human behind it. */
const assertHuman = ({ context, platform }: Call, phone: Phone, given: string | undefined) => {
  const subject = `${phone.countryDialingCode}${phone.mobileNum}`
  return spendProof(platform, { caller: callerOf(context), kind: 'sms', subject }, given)
}

export const sendLoginCode = answer(verification.sendLoginCode, async (input, call) => {
  if (!(await isOn(call.platform.db, 'MOBILEVERCODELOGIN3'))) throw new Refusal('not_permitted')
  await assertHuman(call, input, input.humanProof)
  return { expirationTime: await sendCodeTo(call.platform, 'login', input) }
})

export const sendCode = answer(verification.sendCode, async (input, call) => {
  const { platform } = call
  const { mobileNo: mobileNum, countryDialingCode, purpose } = input
  const phone = { mobileNum, countryDialingCode }
  if (purpose === 'register' && !(await isOn(platform.db, 'REG3')))
    throw new Refusal('not_permitted')
  await assertHuman(call, phone, input.humanProof)
  const isSomebodys = purpose === 'register' || Boolean(await findByMobile(platform, phone))
  const next = await sendCodeTo(platform, purpose, phone, isSomebodys)
  return { expiredMinutes: (next - platform.now()) / 60_000 }
})
