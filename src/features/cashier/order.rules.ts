import type { StepState } from '#ui/layout/Stepper.tsx'
import type { DepositStatus } from '#api/money/deposit.ts'
import type { WithdrawalStatus } from '#api/money/withdrawal.ts'

export type Progress<Step> = readonly (readonly [Step, StepState])[]

/** An order that failed at a step goes no further. */
function progressTo<Step>(steps: readonly Step[], at: Step, state: StepState) {
  const index = steps.indexOf(at)
  const before = steps.slice(0, index).map((step) => [step, 'done'] as const)
  const after = steps.slice(index + 1).map((step) => [step, 'upcoming'] as const)
  return [...before, [at, state] as const, ...(state === 'failed' ? [] : after)]
}

export const isDepositPending = (status: DepositStatus) =>
  status === 'waiting' || status === 'reviewing'

const depositSteps = ['made', 'paid', 'reviewed', 'credited'] as const
export type DepositOrderStep = (typeof depositSteps)[number]

const depositProgress: Readonly<Record<DepositStatus, readonly [DepositOrderStep, StepState]>> = {
  waiting: ['paid', 'current'],
  reviewing: ['reviewed', 'current'],
  credited: ['credited', 'reached'],
  rejected: ['reviewed', 'failed'],
  expired: ['paid', 'failed'],
  cancelled: ['paid', 'failed'],
}

export const depositProgressOf = (status: DepositStatus) =>
  progressTo(depositSteps, ...depositProgress[status])

export const isWithdrawalPending = (status: WithdrawalStatus) =>
  status === 'applying' || status === 'processing'

const withdrawalSteps = ['requested', 'processed', 'paid'] as const
export type WithdrawalOrderStep = (typeof withdrawalSteps)[number]

const withdrawalProgress: Readonly<
  Record<WithdrawalStatus, readonly [WithdrawalOrderStep, StepState]>
> = {
  applying: ['requested', 'current'],
  processing: ['processed', 'current'],
  paid: ['paid', 'reached'],
  rejected: ['processed', 'failed'],
  cancelled: ['requested', 'failed'],
}

export const withdrawalProgressOf = (status: WithdrawalStatus) =>
  progressTo(withdrawalSteps, ...withdrawalProgress[status])
