import * as v from 'valibot'
import { TypedCode } from '#api/account/verification.ts'
import { type AmountMarks, parseAmount, typedAmount } from '#api/money/amount.ts'
import type { BankAccount } from '#api/money/bankAccount.ts'
import { feeOf } from '#api/money/fee.ts'
import { ChosenPaymentPassword, type WithdrawalSummary } from '#api/money/withdrawal.ts'
import type { WithdrawalSearch } from '#features/cashier/cashier.search.ts'

export type WithdrawalProof = 'password' | 'sms'

export interface WithdrawalInput {
  readonly accountId: string | null
  /** As typed. */
  readonly amount: string
  readonly proof: WithdrawalProof | null
  /** In memory only, as the code. */
  readonly password: string
  readonly code: string
}

export const emptyWithdrawal: WithdrawalInput = {
  accountId: null,
  amount: '',
  proof: null,
  password: '',
  code: '',
}

export const withdrawalPlaces = {
  amount_invalid: 'amount',
  balance_insufficient: 'amount',
  allowance_used: 'amount',
  not_found: 'accountId',
  payment_password_wrong: 'password',
  payment_password_locked: 'password',
  code_wrong: 'code',
  code_expired: 'code',
} as const

export const accountOf = (
  { accountId }: Pick<WithdrawalInput, 'accountId'>,
  accounts: readonly BankAccount[],
) => accounts.find(({ id }) => id === accountId) ?? accounts[0]

/** Empty if the player cannot confirm at all. */
export function proofsOf(summary: WithdrawalSummary, now: number): readonly WithdrawalProof[] {
  const isLocked = summary.lockedUntil !== null && summary.lockedUntil > now
  return [
    ...(summary.hasPaymentPassword && !isLocked ? (['password'] as const) : []),
    ...(summary.mobile !== null ? (['sms'] as const) : []),
  ]
}

/** The most that can be withdrawn, in minor units: limited by balance, maximum and today's allowance. */
export function maxOf({ available, max, today }: WithdrawalSummary): number {
  const left = today.count < today.countAllowed ? today.amountAllowed - today.amount : 0
  return Math.max(0, Math.min(available, max, left))
}

/** The reason why no amount can be withdrawn, in which case the form has no amount field. */
export function obstacleOf(summary: WithdrawalSummary) {
  const { available, min, turnover, today } = summary
  if (available < min) return 'balance'
  if (turnover.left > 0) return 'turnover'
  if (today.count >= today.countAllowed) return 'count'
  return maxOf(summary) < min ? 'today' : null
}

interface Known {
  /** Symbol and code of the currency. */
  readonly marks: AmountMarks
  readonly summary: WithdrawalSummary
  readonly account: BankAccount | undefined
  readonly proof: WithdrawalProof | undefined
}

export function withdrawalForm({ marks, summary, account, proof }: Known) {
  const order = {
    accountId: v.pipe(
      v.nullable(v.string()),
      v.check(() => account !== undefined, 'unbound'),
      v.transform(() => account?.id ?? ''),
    ),
    amount: typedAmount(marks, (minor) => amountErrorOf(minor, summary)),
  }
  return proof === 'sms'
    ? v.pipe(
        v.object({ ...order, code: TypedCode }),
        v.transform(({ code, ...fields }) => ({ ...fields, verificationCode: code })),
      )
    : v.pipe(
        v.object({ ...order, password: ChosenPaymentPassword }),
        v.transform(({ password, ...fields }) => ({ ...fields, paymentPassword: password })),
      )
}

function amountErrorOf(minor: number, summary: WithdrawalSummary) {
  if (minor < summary.min) return 'low'
  if (minor > summary.max) return 'high'
  if (minor > summary.available) return 'balance'
  return minor > maxOf(summary) ? 'today' : undefined
}

/** Minor units; null without a valid amount. */
export function withdrawalQuoteOf(
  text: string,
  { marks, summary }: Pick<Known, 'marks' | 'summary'>,
) {
  const { minor: amount = 0 } = parseAmount(text, marks)
  if (amount === 0 || amountErrorOf(amount, summary)) return null
  const fee = feeOf(summary.fee, amount)
  return { amount, fee, payout: amount - fee }
}

export type WithdrawalStep = NonNullable<WithdrawalSearch['step']>

interface Settled {
  readonly isAccount: boolean
  readonly isAmount: boolean
}

/** The step that is shown: the requested one, or the first before it that is not completed. */
export function withdrawalStepOf(wanted: WithdrawalStep, settled: Settled): WithdrawalStep {
  if (wanted === 'account' || !settled.isAccount) return 'account'
  return wanted === 'amount' || !settled.isAmount ? 'amount' : 'confirm'
}
