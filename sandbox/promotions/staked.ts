import type { Db, Trx } from '#sandbox/schema/db.ts'

/** Stakes of settled bets since a time, minor units. */
export async function stakedSince(db: Db | Trx, accountId: number, since: number): Promise<number> {
  const { sum } = await db
    .selectFrom('bets')
    .select(({ fn }) => fn.sum<number | null>('stake').as('sum'))
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}
