import type { ReceivedBy } from '../../../src/api/endpoint.ts'
import * as api from '../../../src/api/money/withdrawal.ts'
import { type Account, type Call, answer } from '../../http/call.ts'
import { sendCodeTo, verifyCode } from '../../account/codes.ts'
import { verifyLoginPassword } from '../session/loginPassword.ts'
import { payerOf } from '../../money/deposits/eligible.ts'
import { phoneOf } from '../../money/ownPhone.ts'
import {
  paymentHashOf,
  verifyPaymentPassword,
  writePaymentPassword,
} from '../../money/withdrawals/paymentPassword.ts'
import { isPassword } from '../../account/password.ts'
import { Refusal } from '../../http/refusal.ts'
import { isMisfit } from '../../account/formats.ts'

export const sendWithdrawalCode = answer(api.sendWithdrawalCode, async (_, call) => {
  const account = await payerOf(call)
  const next = await sendCodeTo(call, { purpose: 'withdrawal', to: phoneOf(account) })
  return { expiredMinutes: (next - call.platform.now()) / 60_000 }
})

type Chosen = ReceivedBy<typeof api.setPaymentPassword>

export const setPaymentPassword = answer(api.setPaymentPassword, async (chosen, call) => {
  const account = await payerOf(call)
  if (isMisfit('paymentPassword', chosen.paymentPassword))
    throw new Refusal('payment_password_invalid')
  await authorise(call, account, chosen)
  const hash = await paymentHashOf(call.platform, account)
  if (await isPassword(chosen.paymentPassword, hash)) throw new Refusal('password_same')
  await writePaymentPassword(call.platform, account, chosen.paymentPassword)
  return { success: true }
})

/** By SMS code, by the current payment password, or by the login password if there is none yet. */
async function authorise({ platform }: Call, account: Account, chosen: Chosen) {
  if (chosen.verificationCode !== undefined)
    return verifyCode(platform, 'withdrawal', phoneOf(account), chosen.verificationCode)
  if (await paymentHashOf(platform, account))
    return verifyPaymentPassword(platform, account, chosen.oldPaymentPassword ?? '')
  return verifyLoginPassword(platform, account, chosen.loginPassword ?? '')
}
