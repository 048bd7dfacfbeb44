import type { PrizeMode } from '#api/games/prizeMode.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { Refused } from '#sandbox/vendor/refused.ts'
import { redeem } from '#sandbox/vendor/tickets.ts'

export type LottoSession = Awaited<ReturnType<typeof redeemLotto>>

/** Redeems a lottery ticket, which never allows free play. */
export async function redeemLotto(db: Db, ticket: string, now: number) {
  const { accountId, sessionId, game, prizeMode } = await redeem(db, ticket, now)
  if (accountId === null || prizeMode === null) throw new Refused('ticket_invalid')
  const mode: PrizeMode = prizeMode
  return { accountId, sessionId, vendor: game.vendor, mode, nodeId: game.nodeId }
}
