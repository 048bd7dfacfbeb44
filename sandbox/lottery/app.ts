import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '#sandbox/schema/db.ts'
import type { VendorOptions } from '#sandbox/vendor/app.ts'
import { TicketInput, readVendorBody } from '#sandbox/vendor/body.ts'
import { Refused } from '#sandbox/vendor/refused.ts'
import { createSessionStore } from '#sandbox/vendor/sessionStore.ts'
import { findLottery, lotteries } from './games.ts'
import { lottoPage } from './page.ts'
import { plays } from '#api/games/lottery.ts'
import { type LottoSession, redeemLotto } from './session.ts'
import { settleDue } from './settle.ts'
import type { LottoOpened, LottoState, Placed } from './state.ts'
import { lottoStateOf } from './stateOf.ts'
import { largestStake, placeSlip, smallestStake } from './tickets.ts'

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

export function createLotto({ db, now, platformOrigins }: VendorOptions): Hono {
  const app = new Hono()
  app.get('/lotto/:vendor/:code', async (c) => {
    const { vendor, code } = c.req.param()
    const own = lotteries.filter((game) => game.vendor === vendor)
    if (own.length === 0) return c.text('No such lottery', 404)
    const known = own.some((game) => game.code === code) ? code : 'lobby'
    return c.html(await lottoPage({ vendor, code: known, platformOrigins }))
  })
  servePlay(app, db, now)
  return app
}

function servePlay(app: Hono, db: Db, now: () => number) {
  const sessions = createSessionStore<LottoSession>(db, now)
  const standing = async (session: LottoSession): Promise<LottoState> => {
    await settleDue(db, now())
    return lottoStateOf(db, session, now())
  }
  app.post('/lotto/session', async (c) => {
    const { ticket } = await readVendorBody(c, TicketInput)
    const session = await redeemLotto(db, ticket, now())
    return c.json<LottoOpened>({
      session: sessions.add(session),
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
    const { game: code, ...slip } = await readVendorBody(c, SlipInput)
    const game = findLottery(code, session.mode)
    if (!game || game.vendor !== session.vendor) throw new Refused('choice_invalid')
    const { accountId, nodeId } = session
    const orders = await placeSlip(db, { ...slip, game, accountId, nodeId, at: now() })
    return c.json<Placed>({ orders, ...(await standing(session)) })
  })
}
