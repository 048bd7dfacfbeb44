import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Endpoint } from '../src/api/endpoint.ts'
import type { Account } from './call.ts'
import type { Db } from './db.ts'
import { noteCall, noteSession } from './devices.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import { hashOf, newSecret } from './secret.ts'

const cookieName = 'mela_session'
const lifetime = 7 * 24 * 3_600_000

type Rule = Pick<Endpoint<never, never, never>, 'session'>['session']

/** Who calls, as far as the endpoint may know; token and cookie count together or not at all. */
export async function whoCalls(
  c: Context,
  platform: Platform,
  rule: Rule,
): Promise<Account | null> {
  if (rule === 'none') return null
  const token = c.req.header('Token')
  if (rule === 'optional' && !token) return null
  const secret = getCookie(c, cookieName)
  if (!token || !secret) throw new Refusal('not_logged_in')
  return findAccount(platform, token, secret)
}

async function findAccount(platform: Platform, token: string, secret: string) {
  const found = await platform.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select('sessions.id as session_id')
    .where('token_hash', '=', hashOf(token))
    .where('cookie_hash', '=', hashOf(secret))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', platform.now())
    .executeTakeFirst()
  if (!found) throw new Refusal('session_expired')
  const { session_id, ...account } = found
  if (account.disabled) throw new Refusal('account_disabled')
  await noteCall(platform, session_id)
  return account
}

/** Opens a session: sets its cookie, answers its token, keeps only their hashes; this browser's last one ends. */
export async function openSession(
  c: Context,
  platform: Platform,
  accountId: number,
  time = lifetime,
) {
  const { db, now } = platform
  const token = newSecret()
  const secret = newSecret()
  await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('cookie_hash', '=', hashOf(getCookie(c, cookieName) ?? ''))
    .where('ended_at', 'is', null)
    .execute()
  const { id } = await db
    .insertInto('sessions')
    .values({
      account_id: accountId,
      token_hash: hashOf(token),
      cookie_hash: hashOf(secret),
      at: now(),
      expires_at: now() + time,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteSession(c, platform, { id, accountId })
  setCookie(c, cookieName, secret, { ...cookieRules(c), maxAge: time / 1000 })
  return token
}

/** Ends the caller's session on both sides. */
export async function closeSession(c: Context, { db, now }: Platform) {
  await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('token_hash', '=', hashOf(c.req.header('Token') ?? ''))
    .execute()
  deleteCookie(c, cookieName, cookieRules(c))
}

/** For the server's eyes only; over https for nothing else. */
export const cookieRules = (c: Context) => ({
  httpOnly: true,
  sameSite: 'Lax' as const,
  path: '/',
  secure: c.req.url.startsWith('https:'),
})

/** Ends every session of an account, as an operator would. */
export async function endSessions(db: Db, accountId: number, at: number) {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends every session of an account but the one of this token. */
export async function endOtherSessions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  accountId: number,
  token: string,
) {
  await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', hashOf(token))
    .where('ended_at', 'is', null)
    .execute()
}
