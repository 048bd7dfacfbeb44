import { type BreakLength, endOfBreak, isExclusion } from '#api/money/limits.ts'
import type { Db, Trx } from '#sandbox/schema/db.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { writeChange } from './changes.ts'

/** The current break that lasts longest. */
export async function breakOf(db: Db | Trx, accountId: number, now: number) {
  const running = await db
    .selectFrom('breaks')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
    .execute()
  return running.toSorted((one, other) => endsAt(other) - endsAt(one))[0] ?? null
}

const endsAt = ({ until }: { readonly until: number | null }) => until ?? Infinity

export const breakCode = (length: BreakLength) =>
  isExclusion(length) ? ('self_excluded' as const) : ('cooling_off' as const)

/** Refuses deposits, promotions and launches during a break, with its end. */
export async function assertNoBreak(db: Db | Trx, accountId: number, now: number) {
  const running = await breakOf(db, accountId, now)
  if (running) throw new Refusal(breakCode(running.length), { until: running.until })
}

/** A break can be extended, never shortened. */
export async function beginBreak(trx: Trx, accountId: number, length: BreakLength, at: number) {
  const running = await breakOf(trx, accountId, at)
  const until = endOfBreak(length, at)
  if (running && endsAt(running) >= endsAt({ until })) throw new Refusal('conflict')
  await trx.insertInto('breaks').values({ account_id: accountId, length, at, until }).execute()
  await writeChange(trx, {
    account_id: accountId,
    kind: 'break',
    period: '',
    from_value: running?.length ?? null,
    to_value: length,
    at,
    effective_at: at,
  })
}
