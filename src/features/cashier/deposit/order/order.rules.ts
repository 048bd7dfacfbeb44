import type { DepositStatus } from '../../../../api/money/deposit.ts'
import type { StopState } from '../../../../ui/layout/Track.tsx'

export const isMoving = (status: DepositStatus) => status === 'waiting' || status === 'reviewing'

export type Stop = 'made' | 'paid' | 'reviewed' | 'credited'
type Way = readonly (readonly [Stop, StopState])[]

const ways: Readonly<Record<DepositStatus, Way>> = {
  waiting: [
    ['made', 'done'],
    ['paid', 'now'],
    ['reviewed', 'ahead'],
    ['credited', 'ahead'],
  ],
  reviewing: [
    ['made', 'done'],
    ['paid', 'done'],
    ['reviewed', 'now'],
    ['credited', 'ahead'],
  ],
  credited: [
    ['made', 'done'],
    ['paid', 'done'],
    ['reviewed', 'done'],
    ['credited', 'reached'],
  ],
  rejected: [
    ['made', 'done'],
    ['paid', 'done'],
    ['reviewed', 'failed'],
  ],
  expired: [
    ['made', 'done'],
    ['paid', 'failed'],
  ],
  cancelled: [
    ['made', 'done'],
    ['paid', 'failed'],
  ],
}

export const wayOf = (status: DepositStatus): Way => ways[status]

/** Minutes and seconds of a time in milliseconds, never below zero. */
export const minutesAndSeconds = (left: number): readonly [number, number] => {
  const seconds = Math.max(0, Math.floor(left / 1000))
  return [Math.floor(seconds / 60), seconds % 60]
}

/** Method, amount, payment and slip. */
export const totalSteps = 4
