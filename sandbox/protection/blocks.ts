import { limitPeriods } from '#api/money/limits.ts'
import { toWireMoney } from '#api/wire.ts'
import type { Db, Trx } from '#sandbox/schema/db.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { breakCode, breakOf, assertNoBreak } from './breaks.ts'
import { find, limitsOf, limitStandingOf } from './limits.ts'
import { periodOf } from './periods.ts'
import { longestGap, playSessionOf, touchPlaySession } from './playSession.ts'
import { depositedIn, playedIn } from './usage.ts'
import type { Call } from '#sandbox/http/call.ts'

interface Bar {
  readonly code: 'cooling_off' | 'self_excluded' | 'limit_session' | 'limit_loss' | 'limit_wager'
  /** What to tell the player: until when, or which period and when the next one begins. */
  readonly value: object
}

/** The player's own limit or break that forbids this stake, or null. */
export async function blockOf(
  db: Db | Trx,
  accountId: number,
  stake: number,
  now: number,
): Promise<Bar | null> {
  const running = await breakOf(db, accountId, now)
  if (running) return { code: breakCode(running.length), value: { until: running.until } }
  const rows = await limitsOf(db, accountId)
  if (rows.length === 0) return null
  return (
    (await sessionBar(db, accountId, limitStandingOf(find(rows, 'session'), now).value, now)) ??
    (await stakeBar(db, { accountId, stake, now }, rows))
  )
}

async function sessionBar(db: Db | Trx, accountId: number, minutes: number | null, now: number) {
  const session = minutes === null ? null : await playSessionOf(db, accountId, now)
  if (!session || now - session.started_at < (minutes ?? 0) * 60_000) return null
  return { code: 'limit_session' as const, value: { until: session.last_at + longestGap } }
}

type Rows = Awaited<ReturnType<typeof limitsOf>>

interface Stake {
  readonly accountId: number
  readonly stake: number
  readonly now: number
}

async function stakeBar(db: Db | Trx, { accountId, stake, now }: Stake, rows: Rows) {
  for (const period of limitPeriods) {
    const loss = limitStandingOf(find(rows, 'loss', period), now).value
    const wager = limitStandingOf(find(rows, 'wager', period), now).value
    if (loss === null && wager === null) continue
    const span = periodOf(period, now)
    const { staked, won } = await playedIn(db, accountId, span)
    const value = { period, resetsAt: span.to }
    if (wager !== null && staked + stake > wager) return { code: 'limit_wager' as const, value }
    if (loss !== null && staked - won + stake > loss) return { code: 'limit_loss' as const, value }
  }
  return null
}

/** The same check for a launch, with the smallest possible stake; throws the refusal. */
async function assertMayPlay(db: Db | Trx, accountId: number, now: number) {
  const bar = await blockOf(db, accountId, 1, now)
  if (bar) throw new Refusal(bar.code, bar.value)
}

/** Refuses a deposit above the player's own limit. */
export async function assertDepositLimit(db: Db | Trx, { accountId, stake, now }: Stake) {
  const rows = await limitsOf(db, accountId)
  for (const period of limitPeriods) {
    const limit = limitStandingOf(find(rows, 'deposit', period), now).value
    if (limit === null) continue
    const span = periodOf(period, now)
    const left = Math.max(0, limit - (await depositedIn(db, accountId, span)))
    if (stake > left)
      throw new Refusal('limit_deposit', { period, left: toWireMoney(left), resetsAt: span.to })
  }
}

/**
 * Applies a player's own limits to a launch. Free play stakes nothing, but a break applies to it
 * too.
 */
export async function admit({ account, platform: { db, now } }: Call, isFree = false) {
  if (!account) return
  if (isFree) return assertNoBreak(db, account.id, now())
  await assertMayPlay(db, account.id, now())
  await touchPlaySession(db, account.id, now())
}
