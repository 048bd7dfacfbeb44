import type { WithdrawalStatus } from '../../../../api/money/withdrawal.ts'
import type { StopState } from '../../../../ui/layout/Track.tsx'
import { wayTo } from '../../way.rules.ts'

export const isMoving = (status: WithdrawalStatus) =>
  status === 'applying' || status === 'processing'

const stops = ['asked', 'processed', 'paid'] as const
export type Stop = (typeof stops)[number]

const reached: Readonly<Record<WithdrawalStatus, readonly [Stop, StopState]>> = {
  applying: ['asked', 'now'],
  processing: ['processed', 'now'],
  paid: ['paid', 'reached'],
  rejected: ['processed', 'failed'],
  cancelled: ['asked', 'failed'],
}

export const wayOf = (status: WithdrawalStatus) => wayTo(stops, ...reached[status])
