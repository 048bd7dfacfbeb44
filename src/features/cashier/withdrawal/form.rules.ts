import { type AmountFault, parseAmount } from '../../../api/money/amount.ts'
import type { BankAccount } from '../../../api/money/bankAccount.ts'
import { feeOf } from '../../../api/money/fee.ts'
import { toLatinDigits } from '../../../api/account/mobile.ts'
import type { WithdrawalSummary } from '../../../api/money/withdrawal.ts'

export type Proof = 'password' | 'sms'

export interface WithdrawalForm {
  readonly accountId: string | null
  /** As typed. */
  readonly amount: string
  readonly proof: Proof | null
  /** Payment password or code; in memory alone. */
  readonly secret: string
}

export type WithdrawalField = 'account' | 'amount' | 'secret'
export type Fault =
  | AmountFault
  | ('unbound' | 'low' | 'high' | 'balance' | 'today')
  | ('noPassword' | 'noCode' | 'sixDigits')
export type Faults = Readonly<Partial<Record<WithdrawalField, Fault>>>

/** The chosen account, else the first. */
export const accountOf = (
  { accountId }: Pick<WithdrawalForm, 'accountId'>,
  accounts: readonly BankAccount[],
) => accounts.find(({ id }) => id === accountId) ?? accounts[0]

/** How the player can confirm; an empty list is no way at all. */
export function proofsOf(summary: WithdrawalSummary, now: number): readonly Proof[] {
  const isLocked = summary.lockedUntil !== null && summary.lockedUntil > now
  return [
    ...(summary.hasPaymentPassword && !isLocked ? (['password'] as const) : []),
    ...(summary.mobile !== null ? (['sms'] as const) : []),
  ]
}

/** What may still be withdrawn today, as far as allowance and balance go. */
export function mostOf({ available, max, today }: WithdrawalSummary): number {
  const left = today.count < today.countAllowed ? today.amountAllowed - today.amount : 0
  return Math.max(0, Math.min(available, max, left))
}

interface Known {
  readonly summary: WithdrawalSummary
  readonly account: BankAccount | undefined
  readonly proof: Proof | undefined
}

export function faultsOf(form: WithdrawalForm, { summary, account, proof }: Known): Faults {
  const amount = amountFaultOf(form.amount, summary)
  const secret = secretFaultOf(form.secret, proof)
  return {
    ...(!account && { account: 'unbound' }),
    ...(amount && { amount }),
    ...(secret && { secret }),
  }
}

function amountFaultOf(text: string, summary: WithdrawalSummary): Fault | undefined {
  const { minor, fault } = parseAmount(text)
  if (fault) return fault
  if (minor < summary.min) return 'low'
  if (minor > summary.max) return 'high'
  if (minor > summary.available) return 'balance'
  return minor > mostOf(summary) ? 'today' : undefined
}

/** Digits alone, in any script. */
export const cleanSecret = (text: string) => toLatinDigits(text).replace(/\s/g, '')

function secretFaultOf(text: string, proof: Proof | undefined): Fault | undefined {
  const secret = cleanSecret(text)
  if (proof === 'sms') return /^\d{1,10}$/.test(secret) ? undefined : 'noCode'
  if (secret === '') return 'noPassword'
  return /^\d{6}$/.test(secret) ? undefined : 'sixDigits'
}

/** What an amount costs and what of it arrives, in minor units; null while there is none. */
export function quoteOf(text: string, summary: WithdrawalSummary) {
  const { minor: amount = 0 } = parseAmount(text)
  if (amount === 0 || amountFaultOf(text, summary)) return null
  const fee = feeOf(summary.fee, amount)
  return { amount, fee, payout: amount - fee }
}
