import type { WithdrawalStatus } from '#api/money/withdrawal.ts'
import type { StepState } from '#ui/layout/Stepper.tsx'
import { progressTo } from '#features/cashier/progress.rules.ts'

export const isPending = (status: WithdrawalStatus) =>
  status === 'applying' || status === 'processing'

const steps = ['asked', 'processed', 'paid'] as const
export type OrderStep = (typeof steps)[number]

const progress: Readonly<Record<WithdrawalStatus, readonly [OrderStep, StepState]>> = {
  applying: ['asked', 'current'],
  processing: ['processed', 'current'],
  paid: ['paid', 'reached'],
  rejected: ['processed', 'failed'],
  cancelled: ['asked', 'failed'],
}

export const progressOf = (status: WithdrawalStatus) => progressTo(steps, ...progress[status])
