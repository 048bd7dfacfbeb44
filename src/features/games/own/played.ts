import * as v from 'valibot'
import { Category, VendorCode } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import { PlayType } from '#api/games/lotteryParams.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { playedKey } from '#device/storage/history.ts'

const maxPlayed = 3

/** Only fields that the lists of games contain anyway. */
const Stored = v.fallback(
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
      /** The language of its name. */
      language: v.string(),
    }),
  ),
  [],
)

export type Played = Game & { readonly language: string }

/** The games last played on this phone, the latest first; a guest's free games too. */
export const playedGames = (): readonly Played[] =>
  v.parse(Stored, readJson(phoneStorage, playedKey)).map((game) => ({
    ...game,
    minBet: null,
    rtp: null,
    volatility: null,
    isNew: false,
  }))

const write = (games: readonly Played[]) =>
  phoneStorage.write(playedKey, JSON.stringify(v.parse(Stored, games)))

export const notePlayed = (game: Game, language: string) =>
  write(
    [{ ...game, language }, ...playedGames().filter(({ id }) => id !== game.id)].slice(
      0,
      maxPlayed,
    ),
  )

/** Rewrites the entries of games that are still in the list. */
export const renamePlayed = (named: readonly Game[], language: string) =>
  write(
    playedGames().map((played) => {
      const game = named.find(({ id }) => id === played.id)
      return game ? { ...game, language } : played
    }),
  )
