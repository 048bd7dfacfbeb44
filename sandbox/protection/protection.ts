import { limitKinds, limitPeriods, realityIntervals } from '#api/money/limits.ts'
import { toWireMoney } from '#api/wire.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { find, limitsOf, limitStandingOf } from './limits.ts'
import { periodOf } from './periods.ts'
import { usageOf } from './usage.ts'

const wireAmount = (value: number | null) => (value === null ? null : toWireMoney(value))

/** All limits of a player in wire names, with their usage. */
export async function protectionOf(db: Db, accountId: number, now: number) {
  const rows = await limitsOf(db, accountId)
  const spans = await Promise.all(
    limitPeriods.map(async (period) => {
      const span = periodOf(period, now)
      return { period, resetsAt: span.to, used: await usageOf(db, accountId, span) }
    }),
  )
  const limits = limitKinds.flatMap((kind) =>
    spans.map(({ period, resetsAt, used }) => {
      const { value, pending } = limitStandingOf(find(rows, kind, period), now)
      return {
        kind,
        period,
        amount: wireAmount(value),
        used: toWireMoney(used[kind]),
        resetsAt,
        ...(pending && { pending: { amount: wireAmount(pending.value), effectiveAt: pending.at } }),
      }
    }),
  )
  const session = limitStandingOf(find(rows, 'session'), now)
  return {
    limits,
    sessionMinutes: session.value,
    ...(session.pending && {
      pendingSession: { minutes: session.pending.value, effectiveAt: session.pending.at },
    }),
    realityMinutes: realityOf(rows, now),
  }
}

export function realityOf(rows: Awaited<ReturnType<typeof limitsOf>>, now: number) {
  const { value } = limitStandingOf(find(rows, 'reality'), now)
  return realityIntervals.find((minutes) => minutes === value) ?? null
}
