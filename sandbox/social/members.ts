import { randomInt } from 'node:crypto'
import type { SocialProvider } from '#api/account/social.ts'
import type { Account } from '#sandbox/http/call.ts'
import { type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { insertAccount, countryDialingCode } from '#sandbox/account/accounts.ts'
import { hashPassword } from '#sandbox/account/password.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { newSecret } from '#sandbox/http/secret.ts'
import { assertOn } from '#sandbox/world/settings.ts'
import type { Identity } from './exchange.ts'

/** The member linked to a provider's subject, or a new one, whom `greet` receives. */
export async function linkedMember(
  { db, now }: Platform,
  provider: SocialProvider,
  identity: Identity,
  greet: (trx: Trx, newcomer: Account, at: number) => Promise<void>,
): Promise<Account & { readonly isNew: boolean }> {
  const passwordHash = await hashPassword(newSecret())
  return inTransaction(db, async (trx) => {
    const known = await findMember(trx, provider, identity.sub)
    if (!known) await assertOn(trx, 'REG3')
    if (known) return { ...known, isNew: false }
    const at = now()
    const newcomer = await addMember(trx, provider, { ...identity, passwordHash, at })
    await greet(trx, newcomer, at)
    return { ...newcomer, isNew: true }
  })
}

const findMember = (trx: Trx, provider: SocialProvider, subject: string) =>
  trx
    .selectFrom('social_links')
    .innerJoin('accounts', 'accounts.id', 'social_links.account_id')
    .selectAll('accounts')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

interface Newcomer extends Identity {
  readonly passwordHash: string
  readonly at: number
}

async function addMember(trx: Trx, provider: SocialProvider, newcomer: Newcomer) {
  const account = await insertAccount(trx, {
    username: await freeName(trx, newcomer),
    nickname: newcomer.name.slice(0, 32),
    password_hash: newcomer.passwordHash,
    type: 0,
    dialing_code: countryDialingCode,
    at: newcomer.at,
  })
  await trx
    .insertInto('social_links')
    .values({ provider, subject: newcomer.sub, account_id: account.id, at: newcomer.at })
    .execute()
  return account
}

/** The local part of the e-mail address, in allowed characters, with digits that make it unique. */
async function freeName(trx: Trx, { email }: Identity): Promise<string> {
  const stem = (email.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 10)
  for (;;) {
    const username = `${stem || 'player'}${randomInt(1000, 10_000)}`
    const taken = await trx
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst()
    if (!taken) return username
  }
}
