import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '#sandbox/schema/db.ts'
import type { VendorOptions } from '#sandbox/vendor/app.ts'
import { serveSessions } from '#sandbox/vendor/calls.ts'
import { isTyping, linesAfter, say, sayDue, see } from './lines.ts'
import { chatPage } from './page.ts'
import { replyTo } from './replies.ts'
import type { ChatState } from './wire.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import { Refused } from '#sandbox/vendor/refused.ts'
import { isRunning } from '#sandbox/session/sessionLife.ts'

const After = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const NewsInput = v.object({ after: After })
const SayInput = v.object({
  after: After,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
})

/** Milliseconds that an agent takes to read and type. */
const thinking = 1500

/** The live chat. It identifies a player by the ticket from the platform. */
export function createChat({ db, now, platformOrigins }: VendorOptions): Hono {
  const app = new Hono()
  app.get('/chat', async (c) => c.html(await chatPage({ ...c.req.query(), platformOrigins })))
  serveTalk(app, db, now)
  return app
}

function serveTalk(app: Hono, db: Db, now: () => number) {
  const calls = serveSessions<ChatSession>(app, db, now)
  const news = async (session: ChatSession, after: number): Promise<ChatState> => {
    const { accountId } = session
    await sayDue(db, accountId, now())
    await see(db, accountId)
    return {
      lines: await linesAfter(db, session, after),
      isTyping: await isTyping(db, accountId),
    }
  }
  calls.open(
    '/chat/session',
    (ticket) => redeemChat(db, ticket, now()),
    (session) => news(session, 0),
  )
  calls.answer('/chat/news', NewsInput, (session, { after }) => news(session, after))
  calls.answer('/chat/say', SayInput, async (session, { after, text }) => {
    const reply = replyTo(text, session.language)
    await say(db, { accountId: session.accountId, text, reply, now: now(), after: thinking })
    return news(session, after)
  })
}

type ChatSession = Awaited<ReturnType<typeof redeemChat>>

/** Redeems a chat ticket, once and before it expires. */
async function redeemChat(db: Db, ticket: string, now: number) {
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
