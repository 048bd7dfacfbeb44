import { Hono } from 'hono'
import type { Db } from '#sandbox/schema/db.ts'
import { freshFor } from './assets.ts'
import { TicketInput, readVendorBody } from './body.ts'
import { gamePage } from './page.ts'
import { LandInput, land, launch } from './flight.ts'
import { RevealInput, SpinInput, reveal, spin, gameStandingOf } from './play.ts'
import { type GameSession, newSession } from './session.ts'
import { createSessionStore } from './sessionStore.ts'
import { kindOf } from './kinds/kindOf.ts'
import { findGame, redeem } from './tickets.ts'
import type { Opened } from './wire.ts'

export interface VendorOptions {
  readonly db: Db
  readonly now: () => number
  /** The origins that may embed a game and pass it a ticket. */
  readonly platformOrigins: readonly string[]
}

export function createVendor({ db, now, platformOrigins }: VendorOptions): Hono {
  const app = new Hono()
  app.get('/play/:vendor/:nodeId{[0-9]+}', async (c) => {
    const game = await findGame(db, c.req.param('vendor'), Number(c.req.param('nodeId')))
    if (!game) return c.text('No such game', 404)
    const kind = kindOf({ category: game.category, name: game.names.en })
    c.header('Cache-Control', `max-age=${freshFor}`)
    return c.html(await gamePage({ game, kind, platformOrigins }))
  })
  servePlay(app, db, now)
  return app
}

function servePlay(app: Hono, db: Db, now: () => number) {
  const sessions = createSessionStore<GameSession>(db, now)
  app.post('/session', async (c) => {
    const { ticket } = await readVendorBody(c, TicketInput)
    const session = newSession(db, await redeem(db, ticket, now()))
    const { game, accountId, stakes } = session
    const free = accountId === null
    const standing = await gameStandingOf(session)
    const { nodeId, names } = game
    const token = sessions.add(session)
    return c.json<Opened>({ session: token, nodeId, names, free, stakes, ...standing })
  })
  app.post('/spin', async (c) => {
    const session = await sessions.find(c.req.header('Authorization'))
    return c.json(await spin(session, await readVendorBody(c, SpinInput), now()))
  })
  app.post('/launch', async (c) => {
    const session = await sessions.find(c.req.header('Authorization'))
    return c.json(await launch(session, await readVendorBody(c, SpinInput), now()))
  })
  app.post('/land', async (c) => {
    const session = await sessions.find(c.req.header('Authorization'))
    return c.json(await land(session, await readVendorBody(c, LandInput), now()))
  })
  app.post('/reveal', async (c) => {
    const session = await sessions.find(c.req.header('Authorization'))
    const { clientSeed } = await readVendorBody(c, RevealInput)
    return c.json(await reveal(session, clientSeed))
  })
}
