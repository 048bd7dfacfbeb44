import type { Db } from '#sandbox/schema/db.ts'
import { toWireMoney } from '#api/wire.ts'
import { playerAccount } from '#sandbox/ledger/ledger.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { countryDialingCode } from '#sandbox/account/accounts.ts'
import { seededAccounts } from '#sandbox/seed/accounts.ts'
import { endSessions } from '#sandbox/session/session.ts'

export const listAccounts = () =>
  seededAccounts.map(({ username, password, type, mobileNum, note }) => ({
    username,
    password,
    type,
    mobileNum,
    countryDialingCode,
    note,
  }))

export const listOutbox = (db: Db) =>
  db.selectFrom('outbox').select(['to', 'kind', 'code', 'at']).orderBy('id', 'desc').execute()

export const expire = async (db: Db, username: string, at: number) =>
  endSessions(db, await idOf(db, username), at)

/** All ledger moves of a player, newest first; orders include the idempotency key of their form. */
export async function listLedger(db: Db, username: string) {
  const account = playerAccount(await idOf(db, username))
  const rows = await db
    .selectFrom('entries')
    .innerJoin('moves', 'moves.id', 'entries.move_id')
    .leftJoin('deposits', 'deposits.order_no', 'ref')
    .leftJoin('withdrawals', 'withdrawals.order_no', 'ref')
    .select(['moves.at', 'moves.reason', 'key', 'ref', 'entries.amount'])
    .select(({ fn }) => fn.coalesce('deposits.intent', 'withdrawals.intent').as('idempotencyKey'))
    .where('account', '=', account)
    .orderBy('entries.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, amount: toWireMoney(row.amount) }))
}

async function idOf(db: Db, username: string): Promise<number> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst()
  if (!account) throw new Refusal('not_found')
  return account.id
}
