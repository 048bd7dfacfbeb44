import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '../schema/db.ts'
import { loadAssets } from '../vendor/assets.ts'
import { Refused } from '../vendor/refused.ts'
import { isTyping, linesAfter, say, sayDue, see } from './lines.ts'
import { chatPage } from './page.ts'
import { replyTo } from './replies.ts'
import { createChatSessions } from './sessions.ts'
import type { ChatOpened, ChatState } from './wire.ts'

interface ChatOptions {
  readonly db: Db
  readonly now: () => number
  readonly platformOrigins: readonly string[]
}

const TicketInput = v.object({ ticket: v.pipe(v.string(), v.minLength(16), v.maxLength(256)) })
const After = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const NewsInput = v.object({ after: After })
const SayInput = v.object({
  after: After,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
})

/** Milliseconds that a colleague takes to read and type. */
const thinking = 1500

async function readBody<S extends v.GenericSchema>(request: Request, schema: S) {
  const parsed = v.safeParse(schema, await request.json().catch(() => null))
  if (!parsed.success) throw new Refused('input_invalid')
  return parsed.output
}

/** The live chat, on an origin of its own: it knows a player by the ticket that the platform gave them. */
export function createChat({ db, now, platformOrigins }: ChatOptions): Hono {
  const app = new Hono()
  app.get('/chat', (c) => c.html(chatPage({ ...c.req.query(), platformOrigins })))
  serveAssets(app)
  serveTalk(app, db, now)
  return app
}

function serveAssets(app: Hono) {
  const assets = loadAssets('chat/client/*.{ts,css}', '..')
  app.get('/chat/client/:file', (c) => {
    const asset = assets.get(c.req.path)
    if (!asset) return c.notFound()
    c.header('ETag', asset.etag)
    c.header('Cache-Control', 'no-cache')
    if (c.req.header('If-None-Match') === asset.etag) return c.body(null, 304)
    return c.body(asset.body, 200, { 'Content-Type': asset.type })
  })
}

function serveTalk(app: Hono, db: Db, now: () => number) {
  const sessions = createChatSessions(db, now)
  const news = async (accountId: number, after: number): Promise<ChatState> => {
    await sayDue(db, accountId, now())
    await see(db, accountId)
    return {
      lines: await linesAfter(db, accountId, after),
      isTyping: await isTyping(db, accountId),
    }
  }
  app.post('/chat/session', async (c) => {
    const { ticket } = await readBody(c.req.raw, TicketInput)
    const { token, session } = await sessions.open(ticket)
    return c.json<ChatOpened>({ session: token, ...(await news(session.accountId, 0)) })
  })
  app.post('/chat/news', async (c) => {
    const { accountId } = await sessions.find(c.req.header('Authorization'))
    const { after } = await readBody(c.req.raw, NewsInput)
    return c.json<ChatState>(await news(accountId, after))
  })
  app.post('/chat/say', async (c) => {
    const { accountId, language } = await sessions.find(c.req.header('Authorization'))
    const { after, text } = await readBody(c.req.raw, SayInput)
    const reply = replyTo(text, language)
    await say(db, { accountId, text, reply, now: now(), after: thinking })
    return c.json<ChatState>(await news(accountId, after))
  })
}
