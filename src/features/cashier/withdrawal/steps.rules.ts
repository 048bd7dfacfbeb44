import type { WithdrawalSearch } from './withdrawal.search.ts'

export type WithdrawalStep = 'account' | 'amount' | 'confirm'

interface Settled {
  readonly isAccount: boolean
  readonly isAmount: boolean
}

/** The step that is shown: the requested one, or the first before it that is not completed. */
export function stepOf(wanted: WithdrawalSearch['step'], settled: Settled): WithdrawalStep {
  if (wanted === undefined || !settled.isAccount) return 'account'
  return wanted === 'amount' || !settled.isAmount ? 'amount' : 'confirm'
}
