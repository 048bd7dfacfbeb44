import type { Insertable } from 'kysely'
import type { Trx } from '#sandbox/schema/db.ts'
import type { Database } from '#sandbox/schema/schema.ts'

type Change = Omit<Insertable<Database['limit_changes']>, 'id' | 'cancelled'>

/** Adds to the player's history of limits; only a cancellation is recorded later. */
export async function writeChange(trx: Trx, change: Change) {
  await trx
    .insertInto('limit_changes')
    .values({ ...change, cancelled: 0 })
    .execute()
}

export async function markCancelled(
  trx: Trx,
  change: Pick<Change, 'account_id' | 'kind' | 'period'>,
  now: number,
) {
  await trx
    .updateTable('limit_changes')
    .set({ cancelled: 1 })
    .where('account_id', '=', change.account_id)
    .where('kind', '=', change.kind)
    .where('period', '=', change.period)
    .where('effective_at', '>', now)
    .execute()
}
