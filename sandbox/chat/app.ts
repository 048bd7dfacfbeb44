import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '#sandbox/schema/db.ts'
import type { VendorOptions } from '#sandbox/vendor/app.ts'
import { TicketInput, readVendorBody } from '#sandbox/vendor/body.ts'
import { createSessionStore } from '#sandbox/vendor/sessionStore.ts'
import { isTyping, linesAfter, say, sayDue, see } from './lines.ts'
import { chatPage } from './page.ts'
import { replyTo } from './replies.ts'
import { type ChatSession, redeemChat } from './session.ts'
import type { ChatOpened, ChatState } from './wire.ts'

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
  const sessions = createSessionStore<ChatSession>(db, now)
  const news = async (session: ChatSession, after: number): Promise<ChatState> => {
    const { accountId } = session
    await sayDue(db, accountId, now())
    await see(db, accountId)
    return {
      lines: await linesAfter(db, session, after),
      isTyping: await isTyping(db, accountId),
    }
  }
  app.post('/chat/session', async (c) => {
    const { ticket } = await readVendorBody(c, TicketInput)
    const session = await redeemChat(db, ticket, now())
    const token = sessions.add(session)
    return c.json<ChatOpened>({ session: token, ...(await news(session, 0)) })
  })
  app.post('/chat/news', async (c) => {
    const session = await sessions.find(c.req.header('Authorization'))
    const { after } = await readVendorBody(c, NewsInput)
    return c.json<ChatState>(await news(session, after))
  })
  app.post('/chat/say', async (c) => {
    const session = await sessions.find(c.req.header('Authorization'))
    const { after, text } = await readVendorBody(c, SayInput)
    const reply = replyTo(text, session.language)
    await say(db, { accountId: session.accountId, text, reply, now: now(), after: thinking })
    return c.json<ChatState>(await news(session, after))
  })
}
