import type { WithdrawalSearch } from './withdrawal.search.ts'

export type WithdrawalStep = 'account' | 'amount' | 'confirm'

export const placeOf = { account: 1, amount: 2, confirm: 3 } as const

interface Settled {
  readonly isAccount: boolean
  readonly isAmount: boolean
}

/** The step that is shown: the wanted one, or the first before it that is not settled. */
export function stepOf(wanted: WithdrawalSearch['step'], settled: Settled): WithdrawalStep {
  if (wanted === undefined || !settled.isAccount) return 'account'
  return wanted === 'amount' || !settled.isAmount ? 'amount' : 'confirm'
}
