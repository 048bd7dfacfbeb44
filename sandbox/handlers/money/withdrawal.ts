import type { ReceivedBy } from '#api/endpoint.ts'
import * as api from '#api/money/withdrawal.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Account, type Call, answer, languageOf } from '#sandbox/http/call.ts'
import { verifyCode } from '#sandbox/account/codes.ts'
import { balanceOf, heldAccount, playerAccount } from '#sandbox/ledger/ledger.ts'
import { intentOf, moverOf, payerOf } from '#sandbox/money/deposits/eligible.ts'
import { countOf, given, pageOf } from '#sandbox/schema/query.ts'
import {
  lockedUntil,
  paymentHashOf,
  verifyPaymentPassword,
} from '#sandbox/money/withdrawals/paymentPassword.ts'
import { readMoneyRules } from '#sandbox/money/rules.ts'
import { turnoverOf } from '#sandbox/money/turnover.ts'
import { toWireWithdrawal } from '#sandbox/money/withdrawals/wireWithdrawal.ts'
import { cancelWithdrawal as cancel } from '#sandbox/money/withdrawals/withdrawalSteps.ts'
import {
  type Withdrawal,
  assertWithdrawable,
  feeIn,
  findByIntent,
  findWithdrawal,
  makeWithdrawal,
  todayOf,
} from '#sandbox/money/withdrawals/withdrawals.ts'
import { maskedMobile, phoneOf } from '#sandbox/account/accounts.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

const minutesAsARule = 30

export const getWithdrawalSummary = answer(api.getWithdrawalSummary, async (_, call) => {
  const account = await payerOf(call)
  const { db, now } = call.platform
  const rules = await readMoneyRules(db)
  const turnover = await turnoverOf(db, account.id)
  const today = await todayOf(db, account.id, now())
  const lockedTo = await lockedUntil(call.platform, account)
  const { rate, fixed } = feeIn(rules)
  return {
    available: toWireMoney(await balanceOf(db, playerAccount(account.id))),
    locked: toWireMoney(await balanceOf(db, heldAccount(account.id))),
    turnoverNeed: toWireMoney(turnover.need),
    turnoverDone: toWireMoney(turnover.done),
    min: toWireMoney(rules.withdrawalMin),
    max: toWireMoney(rules.withdrawalMax),
    feeRate: rate,
    feeFixed: toWireMoney(fixed),
    etaMinutes: minutesAsARule,
    todayCount: today.count,
    todayAmount: toWireMoney(today.sum),
    countAllowed: rules.withdrawalsADay,
    amountAllowed: toWireMoney(rules.withdrawnADay),
    hasPaymentPassword: (await paymentHashOf(call.platform, account)) !== null,
    ...(lockedTo && { paymentLockedUntil: lockedTo }),
    ...(account.mobile_num && { mobile: maskedMobile(account) }),
  }
})

const answered = (order: Withdrawal, call: Call) => toWireWithdrawal(order, languageOf(call))

export const listWithdrawals = answer(api.listWithdrawals, async (input, call) => {
  const { id } = await payerOf(call)
  const { db } = call.platform
  const own = db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', id)
    .$call(given(input.status, (query, status) => query.where('status', '=', status)))
  const { rows, ...page } = await pageOf(own.orderBy('id', 'desc'), await countOf(own), input)
  return { list: rows.map((row) => toWireWithdrawal(row, input.language)), ...page }
})

export const getWithdrawal = answer(api.getWithdrawal, async ({ orderNo, language }, call) => {
  const { id } = await payerOf(call)
  return toWireWithdrawal(await findWithdrawal(call.platform.db, id, orderNo), language)
})

const create = answer(api.createWithdrawal, async (input, call) => {
  const account = await moverOf(call)
  const { platform } = call
  const intent = intentOf(call)
  const { amount } = input
  const wish = { accountId: account.id, intent, bankAccountId: Number(input.accountId), amount }
  const known = await findByIntent(platform.db, wish)
  if (known && known.amount !== amount) throw new Refusal('idempotency_mismatch')
  if (known) return answered(known, call)
  // The password is checked last, since a wrong one costs the player an attempt.
  await assertWithdrawable(platform.db, wish, platform.now())
  await confirm(call, account, input)
  return answered(await makeWithdrawal(platform, wish), call)
})

/** The order stores its key; a stored hash of the body would reveal a six-digit password. */
export const createWithdrawal = { ...create, proofs: ['paymentPassword', 'verificationCode'] }

type Secrets = Pick<ReceivedBy<typeof api.createWithdrawal>, 'paymentPassword' | 'verificationCode'>

async function confirm({ platform }: Call, account: Account, given: Secrets) {
  if (given.verificationCode !== undefined)
    return verifyCode(platform, 'withdrawal', phoneOf(account), given.verificationCode)
  if (given.paymentPassword === undefined)
    throw new Refusal('input_invalid', { fields: ['paymentPassword'] })
  return verifyPaymentPassword(platform, account, given.paymentPassword)
}

export const cancelWithdrawal = answer(api.cancelWithdrawal, async ({ orderNo }, call) => {
  const { id } = await payerOf(call)
  return answered(await cancel(call.platform, id, orderNo), call)
})
