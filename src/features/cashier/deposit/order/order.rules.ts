import type { DepositStatus } from '#api/money/deposit.ts'
import type { StepState } from '#ui/layout/Stepper.tsx'
import { progressTo } from '#features/cashier/progress.rules.ts'

export const isDepositPending = (status: DepositStatus) =>
  status === 'waiting' || status === 'reviewing'

const steps = ['made', 'paid', 'reviewed', 'credited'] as const
export type DepositOrderStep = (typeof steps)[number]

const progress: Readonly<Record<DepositStatus, readonly [DepositOrderStep, StepState]>> = {
  waiting: ['paid', 'current'],
  reviewing: ['reviewed', 'current'],
  credited: ['credited', 'reached'],
  rejected: ['reviewed', 'failed'],
  expired: ['paid', 'failed'],
  cancelled: ['paid', 'failed'],
}

export const depositProgressOf = (status: DepositStatus) => progressTo(steps, ...progress[status])
