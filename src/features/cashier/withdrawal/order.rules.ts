import type { WithdrawalStatus } from '#api/money/withdrawal.ts'
import type { StepState } from '#ui/layout/Stepper.tsx'
import { progressTo } from '#features/cashier/progress.rules.ts'

export const isWithdrawalPending = (status: WithdrawalStatus) =>
  status === 'applying' || status === 'processing'

const steps = ['asked', 'processed', 'paid'] as const
export type WithdrawalOrderStep = (typeof steps)[number]

const progress: Readonly<Record<WithdrawalStatus, readonly [WithdrawalOrderStep, StepState]>> = {
  applying: ['asked', 'current'],
  processing: ['processed', 'current'],
  paid: ['paid', 'reached'],
  rejected: ['processed', 'failed'],
  cancelled: ['asked', 'failed'],
}

export const withdrawalProgressOf = (status: WithdrawalStatus) =>
  progressTo(steps, ...progress[status])
