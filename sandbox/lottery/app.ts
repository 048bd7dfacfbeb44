import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '#sandbox/schema/db.ts'
import type { VendorOptions } from '#sandbox/vendor/app.ts'
import { serveSessions } from '#sandbox/vendor/calls.ts'
import { Refused } from '#sandbox/vendor/refused.ts'
import { findLottery, lotteries } from './games.ts'
import { plays } from '#api/games/lottery.ts'
import { settleDue } from './settle.ts'
import type { LottoOpened, LottoState, Placed } from './state.ts'
import { lottoStateOf } from './stateOf.ts'
import { largestStake, placeSlip, smallestStake } from './tickets.ts'
import { redeem } from '#sandbox/vendor/tickets.ts'
import { htmlPage } from '#sandbox/vendor/page.ts'

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
    return c.html(await lottoPage(vendor, known, platformOrigins))
  })
  servePlay(app, db, now)
  return app
}

function servePlay(app: Hono, db: Db, now: () => number) {
  const calls = serveSessions<LottoSession>(app, db, now)
  const standing = async (session: LottoSession): Promise<LottoState> => {
    await settleDue(db, now())
    return lottoStateOf(db, session, now())
  }
  calls.open(
    '/lotto/session',
    (ticket) => redeemLotto(db, ticket, now()),
    async (session): Promise<Omit<LottoOpened, 'session'>> => ({
      vendor: session.vendor,
      stakes: { least: smallestStake, most: largestStake },
      ...(await standing(session)),
    }),
  )
  calls.answer('/lotto/state', v.object({}), standing)
  calls.answer('/lotto/tickets', SlipInput, async (session, given): Promise<Placed> => {
    const { game: code, ...slip } = given
    const game = findLottery(code, session.mode)
    if (!game || game.vendor !== session.vendor) throw new Refused('choice_invalid')
    const { accountId, nodeId } = session
    const orders = await placeSlip(db, { ...slip, game, accountId, nodeId, at: now() })
    return { orders, ...(await standing(session)) }
  })
}

type LottoSession = Awaited<ReturnType<typeof redeemLotto>>

/** Redeems a lottery ticket, which never allows free play. */
async function redeemLotto(db: Db, ticket: string, now: number) {
  const { accountId, sessionId, game, prizeMode } = await redeem(db, ticket, now)
  if (accountId === null || prizeMode === null) throw new Refused('ticket_invalid')
  return { accountId, sessionId, vendor: game.vendor, mode: prizeMode, nodeId: game.nodeId }
}

const shared = ['vendor/client/base', 'vendor/client/panel', 'vendor/client/parts/sheet']
const own = ['lottery/client/lotto', 'lottery/client/picker', 'lottery/client/lists']

/** `code`: the game to open directly, or `lobby`. */
const lottoPage = (vendor: string, code: string, platformOrigins: readonly string[]) =>
  htmlPage({
    title: 'Lottery',
    styles: [...shared, ...own],
    script: 'lottery/client/main.ts',
    data: { vendor, code, parents: platformOrigins.join(' ') },
  })
