import * as v from 'valibot'
import {
  type Break,
  type BreakLength,
  type Limit,
  type getPlaySession,
  type getProtection,
  type listProtectionChanges,
  breakLengths,
  endOfBreak,
} from '#api/money/limits.ts'

export type OwnProtection = v.InferOutput<typeof getProtection.output>
export type PlaySession = v.InferOutput<typeof getPlaySession.output>
export type ProtectionChange = v.InferOutput<typeof listProtectionChanges.output>[number]

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

export type SessionLimit = Pick<OwnProtection['session'], 'minutes' | 'pending'>

export const sessionAt = (session: SessionLimit, now: number): SessionLimit =>
  session.pending && session.pending.at <= now
    ? { minutes: session.pending.minutes, pending: null }
    : session

export const breakAt = (pause: Break | null, now: number) =>
  pause && (pause.until === null || pause.until > now) ? pause : null

/** A running break can be extended but not shortened. */
export function lengthsAfter(pause: Break | null, now: number): readonly BreakLength[] {
  const running = breakAt(pause, now)
  if (!running) return breakLengths
  const { until } = running
  if (until === null) return []
  return breakLengths.filter((length) => (endOfBreak(length, now) ?? Infinity) > until)
}
