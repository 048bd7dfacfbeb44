import { sql } from 'kysely'
import { dayAfter, dayOf } from '#api/day.ts'
import type { LeaderBoard, LeaderPeriod } from '#api/money/records.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { masked, memberTypes } from '#sandbox/account/accounts.ts'
import { periodOf } from '#sandbox/protection/periods.ts'
import { simulatedBets } from './simulated.ts'

export interface Leader {
  /** Null for simulated players. */
  readonly accountId: number | null
  readonly user: string
  /** The sort key of the board. */
  readonly score: number
  readonly amount: number
  readonly nodeId: number
}

/** The board, best first, with one row per player. */
export async function leadersOf(
  db: Db,
  board: LeaderBoard,
  period: LeaderPeriod,
  now: number,
): Promise<Leader[]> {
  const span = periodOf(period, now)
  const all = [...(await real(db, board, span)), ...(await invented(db, board, span, now))]
  return all.toSorted((one, other) => other.score - one.score)
}

interface Span {
  readonly from: number
  readonly to: number
}

const scores = {
  win: sql<number>`max(bets.payout)`,
  turnover: sql<number>`sum(bets.stake)`,
  multiplier: sql<number>`max(bets.payout * 100 / bets.stake)`,
}

/** With max(), SQLite takes a row's other columns from the row with the maximum. */
async function real(db: Db, board: LeaderBoard, { from, to }: Span): Promise<Leader[]> {
  const rows = await db
    .selectFrom('bets')
    .innerJoin('accounts', 'accounts.id', 'bets.account_id')
    .select([scores[board].as('score'), 'accounts.id', 'username', 'node_id', 'payout'])
    .where('bets.at', '>=', from)
    .where('bets.at', '<', to)
    .where('stake', '>', 0)
    .where('accounts.type', 'in', memberTypes)
    .$if(board !== 'turnover', (query) => query.whereRef('payout', '>', 'stake'))
    .groupBy('accounts.id')
    .execute()
  return rows.map(({ score, id, username, node_id, payout }) => ({
    accountId: id,
    user: masked(username),
    score,
    amount: board === 'turnover' ? score : payout,
    nodeId: node_id,
  }))
}

async function invented(db: Db, board: LeaderBoard, { from }: Span, now: number) {
  const hot = await db.selectFrom('games').select('node_id').where('hot', 'is not', null).execute()
  const nodes = hot.map(({ node_id }) => node_id)
  const best = new Map<string, Leader>()
  for (let day = dayOf(from); day <= dayOf(now); day = dayAfter(day))
    for (const feat of simulatedBets(day, nodes, now)) {
      const { user, nodeId, stake, payout, turnover } = feat
      const known = best.get(user)
      const sum = turnover + (known?.score ?? 0)
      const score = { win: payout, turnover: sum, multiplier: Math.floor((payout * 100) / stake) }[
        board
      ]
      if (known && known.score >= score) continue
      const amount = board === 'turnover' ? sum : payout
      best.set(user, { accountId: null, user, score, amount, nodeId })
    }
  return [...best.values()]
}
