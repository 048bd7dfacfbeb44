import type { LimitKind } from '#api/money/limits.ts'
import type { Db, Trx } from '#sandbox/schema/db.ts'

interface Span {
  readonly from: number
  readonly to: number
}

/** Minor units that count towards each kind of limit within a period. */
export async function usageOf(db: Db | Trx, accountId: number, span: Span) {
  const [deposit, played] = await Promise.all([
    depositedIn(db, accountId, span),
    playedIn(db, accountId, span),
  ])
  return {
    deposit,
    wager: played.staked,
    loss: Math.max(0, played.staked - played.won),
  } satisfies Record<LimitKind, number>
}

/** Open orders count as if credited. */
export async function depositedIn(db: Db | Trx, accountId: number, { from, to }: Span) {
  const { sum } = await db
    .selectFrom('deposits')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['waiting', 'reviewing', 'credited'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

/**
 * A lottery ticket counts from its purchase, and as lost until it wins; a void one does not count.
 */
export async function playedIn(db: Db | Trx, accountId: number, span: Span) {
  const [rounds, tickets] = await Promise.all([
    roundsIn(db, accountId, span),
    ticketsIn(db, accountId, span),
  ])
  return {
    staked: (rounds.staked ?? 0) + (tickets.staked ?? 0),
    won: (rounds.won ?? 0) + (tickets.won ?? 0),
  }
}

/** Excludes lottery tickets, which are counted above and become bets when they are settled. */
const roundsIn = (db: Db | Trx, accountId: number, { from, to }: Span) =>
  db
    .selectFrom('bets')
    .select(({ fn }) => [
      fn.sum<number | null>('stake').as('staked'),
      fn.sum<number | null>('payout').as('won'),
    ])
    .where('account_id', '=', accountId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('round_key', 'not like', 'lottery:%')
    .executeTakeFirstOrThrow()

const ticketsIn = (db: Db | Trx, accountId: number, { from, to }: Span) =>
  db
    .selectFrom('lottery_tickets')
    .select(({ fn }) => [
      fn.sum<number | null>('stake').as('staked'),
      fn.sum<number | null>('prize').as('won'),
    ])
    .where('account_id', '=', accountId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('status', '<>', 'void')
    .executeTakeFirstOrThrow()
