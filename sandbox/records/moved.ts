import { toWireMoney } from '#api/wire.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { movedSum } from '#sandbox/ledger/sums.ts'

interface Span {
  readonly from: number
  readonly to: number
}

/** Money that entered or left a wallet other than through bets. */
export async function movedIn(db: Db, accountId: number, span: Span) {
  const sumOf = (reasons: readonly string[]) => movedSum(db, accountId, { reasons, ...span })
  const held = await sumOf(['withdrawal held', 'withdrawal returned'])
  return {
    deposited: toWireMoney(await sumOf(['deposit'])),
    bonus: toWireMoney(await sumOf(['bonus', 'reward'])),
    withdrawn: toWireMoney(-held),
  }
}
