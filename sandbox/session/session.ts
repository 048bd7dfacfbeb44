import type { Context } from 'hono'
import type { Endpoint } from '#api/endpoint.ts'
import type { Account, Call } from '#sandbox/http/call.ts'
import { dropCookie, keepCookie, readCookie } from '#sandbox/http/cookies.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { recordCall, recordSession } from './devices.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { hashOf, newSecret } from '#sandbox/http/secret.ts'
import { type Keys, findSession } from './sessionKeys.ts'
import { lateness } from './sessionLife.ts'

const cookieName = 'mela_session'

const hour = 3_600_000

/** How long a session may be idle. */
export const idleTimes = { usual: 24 * hour, remembered: 7 * 24 * hour } as const

type Rule = Pick<Endpoint<never, never, never>, 'session'>['session']

interface Caller {
  readonly account: Account | null
  readonly sessionId: number | null
}

const nobody: Caller = { account: null, sessionId: null }

interface Asked {
  readonly rule: Rule
  /** Also accepts the keys before the last change, whose answer may have been lost. */
  readonly takesFormer: boolean
}

/** The caller, if the endpoint needs one; token and cookie are valid only together. */
export async function authenticate(c: Context, platform: Platform, asked: Asked): Promise<Caller> {
  // The cookie alone only allows signing out.
  if (asked.rule === 'none' || asked.rule === 'cookie') return nobody
  const token = c.req.header('Token')
  if (asked.rule === 'optional' && !token) return nobody
  const cookie = readCookie(c, cookieName)
  if (!token || !cookie) throw new Refusal('not_logged_in')
  const found = await findSession(platform, { token, cookie }, asked.takesFormer)
  if (!found) throw new Refusal('session_expired')
  const { session_id: sessionId, idle_ms, ...account } = found
  if (account.disabled) throw new Refusal('account_disabled')
  const isLonger = await recordCall(platform, { id: sessionId, idle_ms })
  if (isLonger) keepCookie(c, cookieName, cookie, idle_ms ?? undefined)
  return { account, sessionId }
}

interface Life {
  /** Milliseconds without a call until it ends. */
  readonly idle?: number
  /** Milliseconds until it ends in any case. */
  readonly time?: number
}

/**
 * Opens a session and ends this browser's previous one. Sets the cookie and returns the token; only their hashes
 * are stored.
 */
export async function openSession(
  c: Context,
  platform: Platform,
  accountId: number,
  { time, idle = idleTimes.usual }: Life = {},
) {
  const { db, now } = platform
  await endByCookie(c, platform)
  const keys = newKeys()
  const { id } = await db
    .insertInto('sessions')
    .values({
      ...hashesOf(keys),
      account_id: accountId,
      at: now(),
      expires_at: now() + (time ?? idle + lateness),
      idle_ms: time === undefined ? idle : null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordSession(c, platform, { id, accountId })
  keepCookie(c, cookieName, keys.cookie, time ?? idle)
  return keys.token
}

/** Opens a session for a member, with what the app is told of it. */
export const enter = async ({ context, platform }: Call, account: Account, life?: Life) => ({
  token: await openSession(context, platform, account.id, life),
  userName: account.username,
  type: account.type,
  firstTimeLogin: account.first_login === 1,
})

const newKeys = (): Keys => ({ token: newSecret(), cookie: newSecret() })

const hashesOf = ({ token, cookie }: Keys) => ({
  token_hash: hashOf(token),
  cookie_hash: hashOf(cookie),
})

/**
 * Gives the current session new keys, so that copies of the old ones become useless. Returns the
 * token.
 */
export async function renewKeys({ context, platform, sessionId }: Call) {
  const { db, now } = platform
  const keys = newKeys()
  const former = {
    token: context.req.header('Token') ?? '',
    cookie: readCookie(context, cookieName) ?? '',
  }
  const { idle_ms, expires_at } = await db
    .updateTable('sessions')
    .set({
      ...hashesOf(keys),
      former_token_hash: hashOf(former.token),
      former_cookie_hash: hashOf(former.cookie),
      renewed_at: now(),
    })
    .where('id', '=', sessionId)
    .returning(['idle_ms', 'expires_at'])
    .executeTakeFirstOrThrow()
  keepCookie(context, cookieName, keys.cookie, idle_ms ?? expires_at - now())
  return keys.token
}

/** Ends the session that the caller's cookie belongs to; it may already have ended. */
export async function closeSession(c: Context, platform: Platform) {
  if (!readCookie(c, cookieName)) throw new Refusal('not_logged_in')
  await endByCookie(c, platform)
  dropCookie(c, cookieName)
}

const endByCookie = (c: Context, { db, now }: Platform) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('cookie_hash', '=', hashOf(readCookie(c, cookieName) ?? ''))
    .where('ended_at', 'is', null)
    .execute()

export async function endSessions(db: Db, accountId: number, at: number) {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends the account's other active sessions and returns their number. */
export async function endOtherSessions(
  { db, now }: Platform,
  accountId: number,
  own: number | null,
) {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('account_id', '=', accountId)
    .where('id', '<>', own ?? 0)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
