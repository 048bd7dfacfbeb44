import type { Context } from 'hono'
import type { Platform } from '#sandbox/http/platform.ts'
import { prolong } from './sessionLife.ts'

const longest = 300
const worthWriting = 60_000

const userAgentOf = (c: Context) => (c.req.header('User-Agent') ?? '').slice(0, longest)

/** Records a new session's device, and the login. */
export async function recordSession(
  c: Context,
  platform: Platform,
  session: { readonly id: number; readonly accountId: number },
) {
  await platform.db
    .insertInto('session_devices')
    .values({ session_id: session.id, user_agent: userAgentOf(c), seen_at: platform.now() })
    .execute()
  await recordLogin(c, platform, session.accountId, 1)
}

/** Records a call, at most once a minute. Returns whether the session was extended. */
export async function recordCall(
  { db, now }: Platform,
  session: { readonly id: number; readonly idle_ms: number | null },
) {
  await db
    .updateTable('session_devices')
    .set({ seen_at: now() })
    .where('session_id', '=', session.id)
    .where('seen_at', '<', now() - worthWriting)
    .execute()
  return prolong(db, session, now())
}

export async function recordFailedLogin(c: Context, platform: Platform, username: string) {
  const account = await platform.db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst()
  if (account) await recordLogin(c, platform, account.id, 0)
}

async function recordLogin(c: Context, { db, now }: Platform, accountId: number, success: 0 | 1) {
  await db
    .insertInto('logins')
    .values({ account_id: accountId, user_agent: userAgentOf(c), success, at: now() })
    .execute()
}
