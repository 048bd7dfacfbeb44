import type { Trx } from '#sandbox/schema/db.ts'
import { blockOf } from '#sandbox/protection/blocks.ts'
import { touchPlaySession } from '#sandbox/protection/playSession.ts'
import { Refused } from './refused.ts'

/** Refuses a stake beyond the player's own limits; otherwise continues the play session. */
export async function allowStake(trx: Trx, accountId: number, stake: number, at: number) {
  const bar = await blockOf(trx, accountId, stake, at)
  if (bar) throw new Refused(bar.code)
  await touchPlaySession(trx, accountId, at)
}
