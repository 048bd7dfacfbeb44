import * as v from 'valibot'
import {
  type Break,
  type BreakLength,
  type Limit,
  type getPlaySession,
  type getProtection,
  type listProtectionChanges,
  breakLengths,
} from '../../api/money/limits.ts'

export type OwnProtection = v.InferOutput<typeof getProtection.output>
export type PlaySession = v.InferOutput<typeof getPlaySession.output>
export type Change = v.InferOutput<typeof listProtectionChanges.output>[number]

export function effectOf(from: number | null, to: number | null): 'same' | 'now' | 'later' {
  if (from === to) return 'same'
  if (from === null) return 'now'
  return to === null || to > from ? 'later' : 'now'
}

/** `share` runs from 0 to 1; null without a limit. */
export function usageOf({ amount, used }: Pick<Limit, 'amount' | 'used'>) {
  if (amount === null) return null
  const spent = Math.max(0, used)
  return { share: amount > 0 ? Math.min(1, spent / amount) : 1, left: Math.max(0, amount - spent) }
}

/**
 * The cached copy may be older than the date on which its pending value takes effect, so a value that is due is
 * applied.
 */
export function limitAt(limit: Limit, now: number): Limit {
  const { pending } = limit
  return pending && pending.at <= now ? { ...limit, amount: pending.amount, pending: null } : limit
}

export interface SessionLimit {
  readonly minutes: number | null
  readonly pending: SessionPending | null
}
interface SessionPending {
  readonly minutes: number | null
  readonly at: number
}

export const sessionAt = (session: SessionLimit, now: number): SessionLimit =>
  session.pending && session.pending.at <= now
    ? { minutes: session.pending.minutes, pending: null }
    : session

export const breakAt = (pause: Break | null, now: number) =>
  pause && (pause.until === null || pause.until > now) ? pause : null

const day = 24 * 3_600_000
const days: Partial<Record<BreakLength, number>> = { '24h': 1, '7d': 7, '30d': 30 }

/** Epoch milliseconds; null means the break never ends. */
export function endOf(length: BreakLength, now: number): number | null {
  if (length === 'forever') return null
  const short = days[length]
  if (short !== undefined) return now + short * day
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + (length === '6m' ? 6 : 12))
  return end.getTime()
}

/** A running break can be extended but not shortened. */
export function lengthsAfter(pause: Break | null, now: number): readonly BreakLength[] {
  const running = breakAt(pause, now)
  if (!running) return breakLengths
  const { until } = running
  if (until === null) return []
  return breakLengths.filter((length) => (endOf(length, now) ?? Infinity) > until)
}
