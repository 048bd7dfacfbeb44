import type { Db } from '#sandbox/schema/db.ts'
import { playerAccount } from './ledger.ts'

interface Wanted {
  readonly reasons: readonly string[]
  readonly from?: number
  readonly to?: number
}

/** Money that entered a wallet for these reasons, less what left it; minor units. */
export async function movedSum(
  db: Db,
  accountId: number,
  { reasons, from = 0, to = Number.MAX_SAFE_INTEGER }: Wanted,
) {
  const { sum } = await db
    .selectFrom('entries')
    .innerJoin('moves', 'moves.id', 'entries.move_id')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('account', '=', playerAccount(accountId))
    .where('reason', 'in', reasons)
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}
