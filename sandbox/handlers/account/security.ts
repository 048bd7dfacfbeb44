import * as security from '#api/account/security.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { memberOf } from '#sandbox/money/deposits/eligible.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { endOtherSessions as endOthers } from '#sandbox/session/session.ts'

const loginsShown = 10

export const getSecurity = answer(security.getSecurity, async (_, call) => {
  const account = memberOf(call)
  return {
    mobileNum: masked(account.mobile_num ?? ''),
    countryDialingCode: account.dialing_code,
    email: maskedEmail(await emailOf(call, account.id)),
    sessions: await runningSessions(call, account.id),
    logins: await lastLogins(call, account.id),
  }
})

export const endSession = answer(security.endSession, async ({ sessionId }, call) => {
  const { platform } = call
  const { numUpdatedRows } = await platform.db
    .updateTable('sessions')
    .set({ ended_at: platform.now() })
    .where('id', '=', Number(sessionId))
    .where('account_id', '=', memberOf(call).id)
    .where('id', '<>', call.sessionId ?? 0)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  return { success: true }
})

export const endOtherSessions = answer(security.endOtherSessions, async (_, call) => {
  const { platform, sessionId } = call
  return { ended: await endOthers(platform, memberOf(call).id, sessionId) }
})

/** The current session first, then those used most recently. */
async function runningSessions(call: Call, accountId: number) {
  const { db, now } = call.platform
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('session_devices', 'session_devices.session_id', 'sessions.id')
    .select(['id', 'at', 'user_agent', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .orderBy('seen_at', 'desc')
    .execute()
  const own = call.sessionId
  return rows
    .toSorted((one, other) => Number(other.id === own) - Number(one.id === own))
    .map((row) => ({
      sessionId: row.id,
      userAgent: row.user_agent ?? '',
      loginTime: row.at,
      lastSeen: row.seen_at ?? row.at,
      current: row.id === own,
    }))
}

async function lastLogins({ platform }: Call, accountId: number) {
  const rows = await platform.db
    .selectFrom('logins')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(loginsShown)
    .execute()
  return rows.map(({ at, user_agent, success }) => ({
    time: at,
    userAgent: user_agent,
    success: success === 1,
  }))
}

async function emailOf({ platform }: Call, accountId: number) {
  const bound = await platform.db
    .selectFrom('emails')
    .select('email')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return bound?.email ?? ''
}

/** rahim@example.com → ra***@example.com */
const maskedEmail = (email: string) => email.replace(/(?<=^..).*(?=@)|(?<=^.)(?=@)/, '***')

/** 1711000001 → 17*****001 */
const masked = (mobile: string) =>
  mobile.replace(/(?<=^..).*(?=...$)/, (hidden) => '*'.repeat(hidden.length))
