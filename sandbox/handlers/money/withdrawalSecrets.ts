import type { ReceivedBy } from '#api/endpoint.ts'
import * as api from '#api/money/withdrawal.ts'
import { type Account, type Call, answer } from '#sandbox/http/call.ts'
import { sendCodeTo, verifyCode } from '#sandbox/account/codes.ts'
import { verifyLoginPassword, isPassword } from '#sandbox/account/password.ts'
import { payerOf } from '#sandbox/money/deposits/eligible.ts'
import { phoneOf } from '#sandbox/account/accounts.ts'
import {
  paymentHashOf,
  verifyPaymentPassword,
  writePaymentPassword,
} from '#sandbox/money/withdrawals/paymentPassword.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { isMisfit } from '#sandbox/account/formats.ts'

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
