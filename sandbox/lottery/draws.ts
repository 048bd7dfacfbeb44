import { createHmac } from 'node:crypto'
import type { Db, Trx } from '#sandbox/schema/db.ts'
import { readMeta } from '#sandbox/schema/query.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import { commitmentOf, drawFrom } from '#sandbox/vendor/fair.ts'
import { type Lottery, inMode, lotteries, findLottery } from './games.ts'
import { dayOf, drawAt, numberOfDay, issueOf, nextOpen } from './sheets/schedule.ts'
import { lotteryModeOf } from '#api/games/lotteryParams.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

/** Secret: it determines every past and future draw. */
export async function masterOf(db: Db | Trx): Promise<string> {
  return hashOf(`lottery:${(await readMeta(db, 'world')) ?? ''}`)
}

/**
 * All draws of a game and mode on one day use the same seed, whose hash is published before the
 * first draw.
 */
export const daySeed = (master: string, { code, mode }: Lottery, day: number) =>
  createHmac('sha256', master).update(`${mode}:${code}:${day}`).digest('hex')

export const commitmentFor = (master: string, game: Lottery, index: number) =>
  commitmentOf(daySeed(master, game, dayOf(drawAt(game.schedule, index))))

/** The numbers of a draw in order, the same at every call. */
export function numbersOf(master: string, game: Lottery, index: number): readonly string[] {
  const day = dayOf(drawAt(game.schedule, index))
  const nonce = numberOfDay(game.schedule, index)
  const draw = drawFrom({ server: daySeed(master, game, day), client: game.code, nonce })
  if (game.kind === 'digits') return Array.from({ length: game.picks }, () => String(draw(10)))
  const left = Array.from({ length: game.of }, (_, i) => i + 1)
  return Array.from({ length: game.picks }, () => String(left.splice(draw(left.length), 1)[0]))
}

/** Every game in the prize mode that the platform maps it to, for menus and results. */
export async function drawnLotteries(db: Db): Promise<readonly Lottery[]> {
  const electronic = await db
    .selectFrom('game_vendors')
    .select('vendor')
    .where('category', '=', 'ELOTT')
    .execute()
  const mode = lotteryModeOf(electronic.map(({ vendor }) => vendor))
  return lotteries.map((game) => inMode(game, mode))
}

/** Cancels one of a game's upcoming draws; every ticket for it gets its stake back. */
export async function voidDraw(
  db: Db,
  { game: code, issue }: { readonly game: string; readonly issue: string },
  now: number,
) {
  const game = findLottery(code)
  const next = game ? nextOpen(game.schedule, now) : 0
  const index = Array.from({ length: 4 }, (_, i) => next - 1 + i).find(
    (each) => game && issueOf(game.schedule, each) === issue,
  )
  if (index === undefined) throw new Refusal('not_found')
  await db.replaceInto('lottery_voids').values({ game: code, draw_index: index }).execute()
}
