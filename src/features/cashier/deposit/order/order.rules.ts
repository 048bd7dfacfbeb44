import type { DepositStatus } from '../../../../api/money/deposit.ts'
import type { StopState } from '../../../../ui/layout/Track.tsx'
import { wayTo } from '../../way.rules.ts'

export const isMoving = (status: DepositStatus) => status === 'waiting' || status === 'reviewing'

const stops = ['made', 'paid', 'reviewed', 'credited'] as const
export type Stop = (typeof stops)[number]

const reached: Readonly<Record<DepositStatus, readonly [Stop, StopState]>> = {
  waiting: ['paid', 'now'],
  reviewing: ['reviewed', 'now'],
  credited: ['credited', 'reached'],
  rejected: ['reviewed', 'failed'],
  expired: ['paid', 'failed'],
  cancelled: ['paid', 'failed'],
}

export const wayOf = (status: DepositStatus) => wayTo(stops, ...reached[status])

/** Minutes and seconds of a time in milliseconds, never below zero. */
export const minutesAndSeconds = (left: number): readonly [number, number] => {
  const seconds = Math.max(0, Math.floor(left / 1000))
  return [Math.floor(seconds / 60), seconds % 60]
}
