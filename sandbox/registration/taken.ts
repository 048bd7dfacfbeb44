import { kindOf } from '#api/account/member.ts'
import { openLink } from '#sandbox/agency/links.ts'
import type { Db, Trx } from '#sandbox/schema/db.ts'
import { exists } from '#sandbox/schema/query.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { inviterOf } from '#sandbox/promotions/friends.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Call } from '#sandbox/http/call.ts'

export const nameOf = (username: string) => username.trim().toLowerCase()

/** Taken by another account, at registration or later. */
export async function isEmailTaken(db: Db | Trx, email: string, own = 0): Promise<boolean> {
  const holders = await Promise.all(
    (['registrations', 'emails'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('account_id')
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst(),
    ),
  )
  return holders.some((holder) => holder && holder.account_id !== own)
}

const isMobileTaken = (db: Db | Trx, mobileNum: string, dialingCode: string) =>
  exists(
    db
      .selectFrom('accounts')
      .select('id')
      .where('mobile_num', '=', mobileNum)
      .where('dialing_code', '=', dialingCode),
  )

const namedBy = (db: Db | Trx, username: string) =>
  db.selectFrom('accounts').select('type').where('username', '=', nameOf(username))

export const isNameTaken = (db: Db | Trx, username: string) => exists(namedBy(db, username))

/** An agent's username is an invitation code; players have separate ones. */
export async function isAffiliateCode(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  code: string,
): Promise<boolean> {
  const account = await namedBy(db, code).executeTakeFirst()
  if (account && kindOf(account.type) === 'agent') return true
  if (await openLink(db, code, now())) return true
  return (await inviterOf(db, code)) !== null
}

interface Wanted {
  readonly username: string
  readonly mobileNum: string | undefined
  readonly countryDialingCode: string
  readonly email: string | undefined
}

/** Username, number and e-mail address must be unused. */
export async function assertFree(db: Db | Trx, wanted: Wanted) {
  const { username, mobileNum, countryDialingCode, email } = wanted
  if (mobileNum && (await isMobileTaken(db, mobileNum, countryDialingCode)))
    throw new Refusal('mobile_exists')
  if (await isNameTaken(db, username)) throw new Refusal('username_exists')
  if (email && (await isEmailTaken(db, email))) throw new Refusal('email_exists')
}

/** A code is valid on the platform's own domain and on the one that received the call. */
export const isOwnDomain = (
  { platform, context }: Pick<Call, 'platform' | 'context'>,
  domain: string,
) => [platform.origin, context.req.url].some((address) => new URL(address).hostname === domain)
