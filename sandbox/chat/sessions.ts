import { randomBytes } from 'node:crypto'
import type { Db } from '../schema/db.ts'
import { hashOf } from '../account/secret.ts'
import { Refused } from '../vendor/refused.ts'
import { isRunning } from '../account/sessionLife.ts'

const idle = 30 * 60_000

export interface ChatSession {
  readonly accountId: number
  /** The platform's session that asked for it. */
  readonly sessionId: number
  readonly language: string
  expiresAt: number
}

/** Sessions live in memory only, known by the hash of their token; each begins with a ticket that is good once. */
export function createChatSessions(db: Db, now: () => number) {
  const byHash = new Map<string, ChatSession>()
  const forgetExpired = () => {
    for (const [hash, { expiresAt }] of byHash) if (expiresAt <= now()) byHash.delete(hash)
  }
  return {
    async open(ticket: string) {
      forgetExpired()
      const { account_id, session_id, language } = await redeem(db, ticket, now())
      const token = randomBytes(24).toString('base64url')
      const session: ChatSession = {
        accountId: account_id,
        sessionId: session_id,
        language,
        expiresAt: now() + idle,
      }
      byHash.set(hashOf(token), session)
      return { token, session }
    },
    async find(authorization: string | undefined): Promise<ChatSession> {
      const session = byHash.get(hashOf(authorization?.replace(/^Bearer /, '') ?? ''))
      const isAlive = session !== undefined && session.expiresAt > now()
      if (!isAlive || !(await isRunning(db, session.sessionId, now())))
        throw new Refused('session_expired')
      session.expiresAt = now() + idle
      return session
    },
  }
}

async function redeem(db: Db, ticket: string, now: number) {
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
  return found
}
