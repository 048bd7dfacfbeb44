import { sql } from 'kysely'
import type { BetStatus } from '#api/money/records.ts'
import type { Db } from '#sandbox/schema/db.ts'

/** All bets of a player: game rounds, and lottery tickets from their purchase on. */
export const wagersOf = (db: Db, accountId: number) =>
  db.selectFrom(rounds(db, accountId).unionAll(tickets(db, accountId)).as('wagers'))

/** Excludes settled lottery tickets, which are listed as tickets. */
const rounds = (db: Db, accountId: number) =>
  db
    .selectFrom('bets')
    .select([
      sql<string>`'B' || id`.as('no'),
      'node_id',
      'at',
      sql<BetStatus>`'settled'`.as('status'),
      'stake',
      'stake as valid',
      'payout as win',
      sql<string | null>`null`.as('lottery'),
    ])
    .where('account_id', '=', accountId)
    .where('round_key', 'not like', 'lottery:%')

const statusOfTicket = sql<BetStatus>`case status when 'pending' then 'open' when 'void' then 'void' else 'settled' end`
const ifSettled = (column: 'stake' | 'prize') =>
  sql<number>`case when status in ('won', 'lost') then ${sql.ref(column)} else 0 end`

const tickets = (db: Db, accountId: number) =>
  db
    .selectFrom('lottery_tickets')
    .select([
      'order_no as no',
      'node_id',
      'at',
      statusOfTicket.as('status'),
      'stake',
      ifSettled('stake').as('valid'),
      ifSettled('prize').as('win'),
      'game as lottery',
    ])
    .where('account_id', '=', accountId)
