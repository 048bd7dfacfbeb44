import * as v from 'valibot'
import { Category, VendorCode } from '../../../api/games/category.ts'
import type { Game } from '../../../api/games/game.ts'
import { PlayType } from '../../../api/games/lotteryCode.ts'
import { phoneStorage, readJson } from '../../../device/storage/storage.ts'
import { playedKey } from '../../../device/storage/played.ts'

const most = 3

/** Only fields that the lists of games contain anyway. */
const Played = v.fallback(
  v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      vendor: VendorCode,
      category: Category,
      picture: v.nullable(v.string()),
      group: v.nullable(v.string()),
      code: v.nullable(v.string()),
      demo: v.boolean(),
      playType: PlayType,
    }),
  ),
  [],
)

/** The games last played on this phone, the latest first; a guest's free games too. */
export const playedGames = (): readonly Game[] =>
  v.parse(Played, readJson(phoneStorage, playedKey)).map((game) => ({
    ...game,
    minBet: null,
    rtp: null,
    volatility: null,
    isNew: false,
  }))

export function notePlayed(game: Game) {
  const games = [game, ...playedGames().filter(({ id }) => id !== game.id)].slice(0, most)
  phoneStorage.write(playedKey, JSON.stringify(v.parse(Played, games)))
}

export const forgetPlayed = () => phoneStorage.write(playedKey, null)
