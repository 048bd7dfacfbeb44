import type { WithdrawalOrder, WithdrawalStatus } from '../../api/withdrawal.ts'
import type { StopState } from '../../ui/Track.tsx'

export interface Sent {
  /** The platform's time, epoch milliseconds. */
  readonly since: number
  readonly amount: number
}

/** The platform's clock is known to the second only. */
const slack = 2000

/** The order that came of an attempt: of the same amount, and made since. */
export const orderMadeBy = (
  { since, amount }: Sent,
  orders: readonly WithdrawalOrder[],
): WithdrawalOrder | undefined =>
  orders.find((order) => order.amount === amount && order.createdAt >= since - slack)

/** Whether its status may still change. */
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

/** How far an order has come, stop after stop. */
export const wayOf = (status: WithdrawalStatus): Way => ways[status]
