import type { Selectable } from 'kysely'
import * as api from '#api/money/limits.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { inTransaction } from '#sandbox/schema/db.ts'
import { memberOf } from '#sandbox/money/deposits/eligible.ts'
import { beginBreak, breakOf } from '#sandbox/protection/breaks.ts'
import {
  type Target,
  cancelPending,
  changeLimit,
  find,
  limitsOf,
  limitStandingOf,
} from '#sandbox/protection/limits.ts'
import { playSessionOf } from '#sandbox/protection/playSession.ts'
import { protectionOf, realityOf } from '#sandbox/protection/protection.ts'
import { playedIn } from '#sandbox/protection/usage.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Database } from '#sandbox/schema/schema.ts'

const smallest = 10_000
const largest = 1_000_000_000
const changesShown = 100
const done = { success: true }

export const getProtection = answer(api.getProtection, async (_, call) => {
  const { id } = memberOf(call)
  const { db, now } = call.platform
  const running = await breakOf(db, id, now())
  return {
    ...(await protectionOf(db, id, now())),
    break: running && { length: running.length, since: running.at, until: running.until },
  }
})

export const listProtectionChanges = answer(api.listProtectionChanges, async (_, call) => {
  const { id } = memberOf(call)
  const rows = await call.platform.db
    .selectFrom('limit_changes')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .limit(changesShown)
    .execute()
  return { list: rows.map(toWireChange) }
})

function toWireChange(row: Selectable<Database['limit_changes']>) {
  const { kind, period } = row
  const isMoney = kind === 'deposit' || kind === 'loss' || kind === 'wager'
  const worded = (value: string | null) =>
    value !== null && isMoney ? toWireMoney(Number(value)) : value
  return {
    changeId: String(row.id),
    at: row.at,
    kind,
    from: worded(row.from_value),
    to: worded(row.to_value),
    effectiveAt: row.effective_at,
    cancelled: row.cancelled === 1,
    ...(period && { period }),
  }
}

export const getPlaySession = answer(api.getPlaySession, async (_, call) => {
  const { id } = memberOf(call)
  const { db, now } = call.platform
  const rows = await limitsOf(db, id)
  const session = await playSessionOf(db, id, now())
  const from = session?.started_at ?? now()
  const { staked, won } = session
    ? await playedIn(db, id, { from, to: now() + 1 })
    : { staked: 0, won: 0 }
  return {
    startedAt: session?.started_at ?? null,
    minutes: Math.floor((now() - from) / 60_000),
    staked: toWireMoney(staked),
    won: toWireMoney(won),
    limitMinutes: limitStandingOf(find(rows, 'session'), now()).value,
    realityMinutes: realityOf(rows, now()),
  }
})

async function change(call: Call, target: Omit<Target, 'account_id'>, to: number | null) {
  const { id: account_id } = memberOf(call)
  const { db, now } = call.platform
  await inTransaction(db, (trx) => changeLimit(trx, { account_id, ...target }, to, now()))
  return done
}

export const setLimit = answer(api.setLimit, async ({ kind, period, amount }, call) => {
  if (amount !== null && (amount < smallest || amount > largest))
    throw new Refusal('amount_invalid', { min: toWireMoney(smallest), max: toWireMoney(largest) })
  return change(call, { kind, period }, amount)
})

export const setSessionLimit = answer(api.setSessionLimit, ({ minutes }, call) =>
  change(call, { kind: 'session', period: '' }, minutes),
)

export const setRealityCheck = answer(api.setRealityCheck, ({ minutes }, call) =>
  change(call, { kind: 'reality', period: '' }, minutes),
)

export const cancelPendingLimit = answer(api.cancelPendingLimit, async ({ kind, period }, call) => {
  const { id: account_id } = memberOf(call)
  const { db, now } = call.platform
  const target: Target = { account_id, kind, period: period ?? '' }
  await inTransaction(db, (trx) => cancelPending(trx, target, now()))
  return done
})

export const takeBreak = answer(api.takeBreak, async ({ length }, call) => {
  const { id } = memberOf(call)
  const { db, now } = call.platform
  await inTransaction(db, (trx) => beginBreak(trx, id, length, now()))
  return done
})
