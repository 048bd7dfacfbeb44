import { toWireMoney } from '../../src/api/wire.ts'
import type { Db } from '../schema/db.ts'
import { playerAccount } from '../ledger/ledger.ts'

interface Span {
  readonly from: number
  readonly to: number
}

/** Money that entered and left a wallet other than by bets. */
export async function movedIn(db: Db, accountId: number, { from, to }: Span) {
  const sumOf = async (reasons: readonly string[]) => {
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
  const held = await sumOf(['withdrawal held', 'withdrawal returned'])
  return {
    deposited: toWireMoney(await sumOf(['deposit'])),
    bonus: toWireMoney(await sumOf(['bonus', 'reward'])),
    withdrawn: toWireMoney(-held),
  }
}
