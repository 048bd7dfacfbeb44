import type { Db, Trx } from '../schema/db.ts'

/** What an account has staked since an instant, minor units: every settled bet counts in full. */
export async function stakedSince(db: Db | Trx, accountId: number, since: number): Promise<number> {
  const { sum } = await db
    .selectFrom('bets')
    .select(({ fn }) => fn.sum<number | null>('stake').as('sum'))
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}
