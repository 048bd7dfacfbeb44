import type { listDraws, listTickets, getLotteryMenu } from '#api/games/lottery.ts'
import type { AnsweredBy } from '#api/endpoint.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { localised } from '#sandbox/world/language.ts'
import { masterOf, numbersOf } from './draws.ts'
import { type Lottery, topPrizeOf } from './games.ts'
import { drawAt, issueOf, lastDrawn } from './sheets/schedule.ts'

type WireDraw = AnsweredBy<typeof listDraws>['list'][number]
export type WireTicket = AnsweredBy<typeof listTickets>['list'][number]
type WireVendor = AnsweredBy<typeof getLotteryMenu>['vendors'][number]

export const lotteryName = (language: string, { names }: Lottery) => localised(language, names)

const toWireDraw = (
  game: Lottery,
  index: number,
  { master, language }: { readonly master: string; readonly language: string },
): WireDraw => ({
  gameCode: game.code,
  gameName: lotteryName(language, game),
  vassalage: game.vendor,
  issue: issueOf(game.schedule, index),
  time: drawAt(game.schedule, index),
  numbers: [...numbersOf(master, game, index)],
})

const modes = { trad: 'Tradition', ent: 'Entertainment' } as const

export const toWireLottery = (
  game: Lottery,
  { master, language, now }: { readonly master: string; readonly language: string; now: number },
): WireVendor['games'][number] => ({
  gameCode: game.code,
  gameName: lotteryName(language, game),
  vassalage: game.vendor,
  kind: game.kind,
  picks: game.picks,
  of: game.of,
  firstDraw: game.schedule.firstAt,
  every: game.schedule.every,
  closesBefore: game.schedule.closesBefore,
  lottoMode: game.types.map((type) => modes[type]).join(','),
  topPrize: topPrizeOf(game),
  last: toWireDraw(game, lastDrawn(game.schedule, now), { master, language }),
})

/** The latest draws of some games, newest first, up to a maximum per game. */
export async function drawsOf(
  db: Db,
  games: readonly Lottery[],
  { most, language, now }: { readonly most: number; readonly language: string; now: number },
): Promise<WireDraw[]> {
  const master = await masterOf(db)
  return games
    .flatMap((game) => {
      const last = lastDrawn(game.schedule, now)
      return Array.from({ length: most }, (_, i) =>
        toWireDraw(game, last - i, { master, language }),
      )
    })
    .sort((one, other) => Number(other.time) - Number(one.time))
}
