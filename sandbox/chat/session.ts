import type { Db } from '#sandbox/schema/db.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import { Refused } from '#sandbox/vendor/refused.ts'
import { isRunning } from '#sandbox/session/sessionLife.ts'

export type ChatSession = Awaited<ReturnType<typeof redeemChat>>

/** Redeems a chat ticket, once and before it expires. */
export async function redeemChat(db: Db, ticket: string, now: number) {
  const found = await db
    .updateTable('chat_tickets')
    .set({ redeemed_at: now })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('redeemed_at', 'is', null)
    .returning(['account_id', 'session_id', 'language', 'expires_at'])
    .executeTakeFirst()
  if (!found) throw new Refused('ticket_invalid')
  if (found.expires_at <= now || !(await isRunning(db, found.session_id, now)))
    throw new Refused('ticket_expired')
  return { accountId: found.account_id, sessionId: found.session_id, language: found.language }
}
