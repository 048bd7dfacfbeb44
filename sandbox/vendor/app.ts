import { Hono } from 'hono'
import type { Db } from '#sandbox/schema/db.ts'
import { freshFor } from './assets.ts'
import { serveSessions } from './calls.ts'
import { gamePage } from './page.ts'
import { LandInput, land, launch } from './flight.ts'
import { RevealInput, SpinInput, reveal, spin, gameStandingOf } from './play.ts'
import { type GameSession, newSession } from './session.ts'
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
  const calls = serveSessions<GameSession>(app, db, now)
  calls.open(
    '/session',
    async (ticket) => newSession(db, await redeem(db, ticket, now())),
    async (session): Promise<Omit<Opened, 'session'>> => {
      const { game, accountId, stakes } = session
      const { nodeId, names } = game
      return { nodeId, names, free: accountId === null, stakes, ...(await gameStandingOf(session)) }
    },
  )
  calls.answer('/spin', SpinInput, (session, order) => spin(session, order, now()))
  calls.answer('/launch', SpinInput, (session, order) => launch(session, order, now()))
  calls.answer('/land', LandInput, (session, flight) => land(session, flight, now()))
  calls.answer('/reveal', RevealInput, (session, { clientSeed }) => reveal(session, clientSeed))
}
