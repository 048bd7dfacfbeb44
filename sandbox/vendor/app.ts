import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { createChat } from '../chat/app.ts'
import type { Db } from '../schema/db.ts'
import { faultLayer, isDropped } from '../faults/faultLayer.ts'
import { Faults } from '../faults/faults.ts'
import { createLotto } from '../lottery/app.ts'
import { loadAssets } from './assets.ts'
import { gameHeaders } from './headers.ts'
import { pageOf } from './page.ts'
import { RevealInput, SpinInput, reveal, spin, standingOf } from './play.ts'
import { Refused } from './refused.ts'
import { createSessions } from './sessions.ts'
import { skinNameOf } from './skins/skins.ts'
import { findGame, redeem } from './tickets.ts'
import type { Opened } from './wire.ts'

export interface VendorOptions {
  readonly db: Db
  readonly now?: () => number
  /** The origins that may frame a game and hand it a ticket. */
  readonly platformOrigins: readonly string[]
  readonly faults?: Faults
}

const TicketInput = v.object({ ticket: v.pipe(v.string(), v.minLength(16), v.maxLength(256)) })

async function readBody<S extends v.GenericSchema>(c: Context, schema: S) {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null))
  if (!parsed.success) throw new Refused('input_invalid')
  return parsed.output
}

/** The vendors' games, on an origin of their own. */
export function createVendor(options: VendorOptions): Hono {
  const { db, now = Date.now, platformOrigins, faults = new Faults() } = options
  const app = new Hono()
  app.use(gameHeaders(platformOrigins))
  app.use(faultLayer(faults))
  app.use(bodyLimit({ maxSize: 4096 }))
  app.onError((error, c) => {
    if (isDropped(error)) throw error
    if (error instanceof Refused) return c.json({ code: error.code }, error.status)
    return c.json({ code: 'unknown' }, 500)
  })
  servePages(app, db, platformOrigins)
  serveAssets(app)
  servePlay(app, db, now)
  app.route('/', createLotto({ db, now, platformOrigins }))
  app.route('/', createChat({ db, now, platformOrigins }))
  return app
}

function servePages(app: Hono, db: Db, platformOrigins: readonly string[]) {
  app.get('/play/:vendor/:nodeId{[0-9]+}', async (c) => {
    const game = await findGame(db, c.req.param('vendor'), Number(c.req.param('nodeId')))
    if (!game) return c.text('No such game', 404)
    return c.html(pageOf({ game, skin: skinNameOf(game.category), platformOrigins }))
  })
}

function serveAssets(app: Hono) {
  const assets = loadAssets()
  app.get('/:folder{(?:client|sheets|fonts)}/*', (c) => {
    const asset = assets.get(c.req.path)
    if (!asset) return c.notFound()
    c.header('ETag', asset.etag)
    c.header('Cache-Control', 'no-cache')
    if (c.req.header('If-None-Match') === asset.etag) return c.body(null, 304)
    return c.body(asset.body, 200, { 'Content-Type': asset.type })
  })
}

function servePlay(app: Hono, db: Db, now: () => number) {
  const sessions = createSessions(db, now)
  app.post('/session', async (c) => {
    const { ticket } = await readBody(c, TicketInput)
    const { token, session } = sessions.open(await redeem(db, ticket, now()))
    const { game, accountId, stakes } = session
    const free = accountId === null
    const standing = await standingOf(session)
    const { nodeId, names } = game
    return c.json<Opened>({ session: token, nodeId, names, free, stakes, ...standing })
  })
  app.post('/spin', async (c) => {
    const session = await sessions.find(c.req.header('Authorization'))
    return c.json(await spin(session, await readBody(c, SpinInput), now()))
  })
  app.post('/reveal', async (c) => {
    const session = await sessions.find(c.req.header('Authorization'))
    const { clientSeed } = await readBody(c, RevealInput)
    return c.json(await reveal(session, clientSeed))
  })
}
