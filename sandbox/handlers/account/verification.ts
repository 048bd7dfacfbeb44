import * as verification from '#api/account/verification.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { callerOf, identifyCaller, issueCaptcha } from '#sandbox/captcha/captcha.ts'
import { type Phone, sendCodeTo } from '#sandbox/account/codes.ts'
import { issueProof, issueSlider, issueSound, verifyProof } from '#sandbox/human/human.ts'
import { findByMobile } from '#sandbox/account/accounts.ts'
import { assertOn, isOn } from '#sandbox/world/settings.ts'

export const getCaptcha = answer(verification.getCaptcha, async (_, call) => issueCaptcha(call))

export const getSlider = answer(verification.getSlider, async (_, { context, platform }) =>
  issueSlider(platform, identifyCaller(context)),
)

export const getSound = answer(verification.getSound, async (_, { context, platform }) =>
  issueSound(platform, identifyCaller(context)),
)

export const getProof = answer(verification.getProof, async (input, call) => {
  const { kind, subject, ...given } = input
  const purpose = { caller: identifyCaller(call.context), kind, subject }
  return { humanProof: await issueProof(call, purpose, given) }
})

/**
 * Sending an SMS to a number requires a human check. Testers on this machine are exempt, unless the
 * merchant also requires the check at every login: the sandbox control would give them the answer
 * anyway.
 */
async function assertHuman({ context, platform }: Call, phone: Phone, given: string | undefined) {
  if (context.get('client').isLocal && !(await isOn(platform.db, 'SLIDER3'))) return
  const subject = `${phone.countryDialingCode}${phone.mobileNum}`
  await verifyProof(platform, { caller: callerOf(context), kind: 'sms', subject }, given)
}

export const sendLoginCode = answer(verification.sendLoginCode, async (input, call) => {
  await assertOn(call.platform.db, 'MOBILEVERCODELOGIN3')
  await assertHuman(call, input, input.humanProof)
  return { expirationTime: await sendCodeTo(call, { purpose: 'login', to: input }) }
})

export const sendCode = answer(verification.sendCode, async (input, call) => {
  const { platform } = call
  const { mobileNo: mobileNum, countryDialingCode, purpose } = input
  const phone = { mobileNum, countryDialingCode }
  if (purpose === 'register') await assertOn(platform.db, 'REG3')
  await assertHuman(call, phone, input.humanProof)
  const isRegistered = purpose === 'register' || Boolean(await findByMobile(platform, phone))
  const next = await sendCodeTo(call, { purpose, to: phone, isRegistered })
  return { expiredMinutes: (next - platform.now()) / 60_000 }
})
