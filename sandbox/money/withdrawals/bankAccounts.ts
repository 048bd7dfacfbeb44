import * as v from 'valibot'
import { compact } from '#api/typed/text.ts'
import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { exists } from '#sandbox/schema/query.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { isMisfit } from '#sandbox/account/formats.ts'
import { findBank } from './banks.ts'

export const accountsAllowed = 5

interface NewAccount {
  readonly accountId: number
  readonly bankCode: string
  readonly number: string
  readonly payeeName?: string | undefined
  readonly at: number
}

export const accountsOf = (db: Db | Trx, accountId: number) =>
  db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/**
 * The name on the first account, or else the one given at registration; it applies to all accounts.
 */
export async function payeeOf(db: Db | Trx, accountId: number): Promise<string | null> {
  const [first] = await accountsOf(db, accountId)
  if (first) return first.payee_name
  const registered = await db
    .selectFrom('registrations')
    .select('profile')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return registered ? v.parse(Profile, JSON.parse(registered.profile)).payeeName : null
}

const Profile = v.object({ payeeName: v.optional(v.nullable(v.string()), null) })

/** A number can be bound to one player only. */
export function bindAccount(db: Db, wish: NewAccount) {
  const bank = findBank(wish.bankCode)
  const number = compact(wish.number).replace(/\p{Pd}/gu, '')
  if (!bank?.pattern.test(number)) throw new Refusal('account_invalid')
  return inTransaction(db, async (trx) => {
    const bound = await accountsOf(trx, wish.accountId)
    const own = bound.find((known) => known.bank_code === bank.code && known.number === number)
    if (own || (await isTaken(trx, bank.code, number))) throw new Refusal('account_taken')
    if (bound.length >= accountsAllowed)
      throw new Refusal('accounts_full', { allowed: accountsAllowed })
    const payee_name = await payeeFor(trx, wish)
    return trx
      .insertInto('bank_accounts')
      .values({
        account_id: wish.accountId,
        bank_code: bank.code,
        number,
        payee_name,
        at: wish.at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

const isTaken = (trx: Trx, bankCode: string, number: string) =>
  exists(
    trx
      .selectFrom('bank_accounts')
      .select('id')
      .where('bank_code', '=', bankCode)
      .where('number', '=', number),
  )

async function payeeFor(trx: Trx, { accountId, payeeName = '' }: NewAccount): Promise<string> {
  const locked = await payeeOf(trx, accountId)
  const given = payeeName.normalize().replace(/\s+/g, ' ').trim()
  if (locked === null) {
    if (isMisfit('payeeName', given)) throw new Refusal('name_invalid')
    return given
  }
  if (given && given.toLowerCase() !== locked.toLowerCase()) throw new Refusal('payee_mismatch')
  return locked
}
