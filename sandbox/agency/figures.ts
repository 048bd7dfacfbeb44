import { commissionOf } from '#api/promotions/affiliate.ts'
import { toWireMoney } from '#api/wire.ts'
import type { Db } from '#sandbox/schema/db.ts'

/** Minor units, percent. */
export const commissionTiers = [
  { netLoss: 0, players: 3, share: 25 },
  { netLoss: 20_000_000, players: 10, share: 30 },
  { netLoss: 100_000_000, players: 30, share: 35 },
  { netLoss: 500_000_000, players: 80, share: 40 },
]

interface Span {
  readonly from: number
  readonly to: number
}

/** Lottery tickets count once they are settled. */
export async function figuresOf(db: Db, agentId: number, thisMonth: Span, lastMonth: Span) {
  const { players } = await db
    .selectFrom('downlines')
    .select(({ fn }) => fn.countAll<number>().as('players'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow()
  return {
    players,
    thisMonth: await monthOf(db, agentId, thisMonth),
    lastMonth: await monthOf(db, agentId, lastMonth),
  }
}

async function monthOf(db: Db, agentId: number, { from, to }: Span) {
  const { active, staked, paid } = await db
    .selectFrom('bets')
    .innerJoin('downlines', 'downlines.account_id', 'bets.account_id')
    .select(({ fn }) => [
      fn.count<number>('bets.account_id').distinct().as('active'),
      fn.sum<number | null>('stake').as('staked'),
      fn.sum<number | null>('payout').as('paid'),
    ])
    .where('agent_id', '=', agentId)
    .where('bets.at', '>=', from)
    .where('bets.at', '<', to)
    .executeTakeFirstOrThrow()
  const turnover = staked ?? 0
  const team = { players: active, netLoss: turnover - (paid ?? 0) }
  return {
    activePlayers: active,
    turnover: toWireMoney(turnover),
    commission: toWireMoney(commissionOf(commissionTiers, team)),
  }
}
