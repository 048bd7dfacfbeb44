import type { WithdrawalStatus } from '../../../../api/money/withdrawal.ts'
import type { StopState } from '../../../../ui/layout/Track.tsx'

export const isMoving = (status: WithdrawalStatus) =>
  status === 'applying' || status === 'processing'

export type Stop = 'asked' | 'processed' | 'paid'
type Way = readonly (readonly [Stop, StopState])[]

const ways: Readonly<Record<WithdrawalStatus, Way>> = {
  applying: [
    ['asked', 'now'],
    ['processed', 'ahead'],
    ['paid', 'ahead'],
  ],
  processing: [
    ['asked', 'done'],
    ['processed', 'now'],
    ['paid', 'ahead'],
  ],
  paid: [
    ['asked', 'done'],
    ['processed', 'done'],
    ['paid', 'reached'],
  ],
  rejected: [
    ['asked', 'done'],
    ['processed', 'failed'],
  ],
  cancelled: [['asked', 'failed']],
}

export const wayOf = (status: WithdrawalStatus): Way => ways[status]
