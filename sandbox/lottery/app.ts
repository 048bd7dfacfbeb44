import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '../schema/db.ts'
import { loadAssets } from '../vendor/assets.ts'
import { Refused } from '../vendor/refused.ts'
import { findLottery, lotteries } from './games.ts'
import { lottoPage } from './page.ts'
import { plays } from '../../src/api/games/lottery.ts'
import { createLottoSessions } from './sessions.ts'
import { settleDue } from './settle.ts'
import type { LottoOpened, LottoState, Placed } from './state.ts'
import { stateOf } from './stateOf.ts'
import { largestStake, placeSlip, smallestStake } from './tickets.ts'

interface LottoOptions {
  readonly db: Db
  readonly now: () => number
  readonly platformOrigins: readonly string[]
}

const TicketInput = v.object({ ticket: v.pipe(v.string(), v.minLength(16), v.maxLength(256)) })

const SlipInput = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  game: v.pipe(v.string(), v.maxLength(24)),
  index: v.pipe(v.number(), v.safeInteger()),
  lines: v.pipe(
    v.array(
      v.object({
        play: v.picklist(plays),
        content: v.pipe(v.string(), v.maxLength(60)),
        stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
})

async function readBody<S extends v.GenericSchema>(request: Request, schema: S) {
  const parsed = v.safeParse(schema, await request.json().catch(() => null))
  if (!parsed.success) throw new Refused('input_invalid')
  return parsed.output
}

/** The lottery page of every vendor who draws by a schedule, on the vendors' origin. */
export function createLotto({ db, now, platformOrigins }: LottoOptions): Hono {
  const app = new Hono()
  app.get('/lotto/:vendor/:code', (c) => {
    const { vendor, code } = c.req.param()
    const own = lotteries.filter((game) => game.vendor === vendor)
    if (own.length === 0) return c.text('No such lottery', 404)
    const known = own.some((game) => game.code === code) ? code : 'lobby'
    return c.html(lottoPage({ vendor, code: known, platformOrigins }))
  })
  serveAssets(app)
  servePlay(app, db, now)
  return app
}

function serveAssets(app: Hono) {
  const assets = loadAssets('{vendor,lottery}/{client,sheets}/**/*.{ts,css}', '..')
  app.get('/:owner{(?:vendor|lottery)}/:folder{(?:client|sheets)}/*', (c) => {
    const asset = assets.get(c.req.path)
    if (!asset) return c.notFound()
    c.header('ETag', asset.etag)
    c.header('Cache-Control', 'no-cache')
    if (c.req.header('If-None-Match') === asset.etag) return c.body(null, 304)
    return c.body(asset.body, 200, { 'Content-Type': asset.type })
  })
}

function servePlay(app: Hono, db: Db, now: () => number) {
  const sessions = createLottoSessions(db, now)
  const standing = async (session: Parameters<typeof stateOf>[1]): Promise<LottoState> => {
    await settleDue(db, now())
    return stateOf(db, session, now())
  }
  app.post('/lotto/session', async (c) => {
    const { ticket } = await readBody(c.req.raw, TicketInput)
    const { token, session } = await sessions.open(ticket)
    return c.json<LottoOpened>({
      session: token,
      vendor: session.vendor,
      stakes: { least: smallestStake, most: largestStake },
      ...(await standing(session)),
    })
  })
  app.post('/lotto/state', async (c) => {
    return c.json(await standing(await sessions.find(c.req.header('Authorization'))))
  })
  app.post('/lotto/tickets', async (c) => {
    const session = await sessions.find(c.req.header('Authorization'))
    const { game: code, ...slip } = await readBody(c.req.raw, SlipInput)
    const game = findLottery(code, session.mode)
    if (!game || game.vendor !== session.vendor) throw new Refused('choice_invalid')
    const { accountId, nodeId } = session
    const orders = await placeSlip(db, { ...slip, game, accountId, nodeId, at: now() })
    return c.json<Placed>({ orders, ...(await standing(session)) })
  })
}
