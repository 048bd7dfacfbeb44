import type { Selectable } from 'kysely'
import type { GameColumns } from '#api/games/game.ts'
import type { listGames } from '#api/games/games.ts'
import type { AnsweredBy } from '#api/endpoint.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { localised } from './language.ts'

type Rows = Extract<NonNullable<AnsweredBy<typeof listGames>['games']>, readonly unknown[]>
type WireGame = Rows[number]
export type GameRow = Selectable<Database['games']>

const rowsWorthTurning = 24

export const gameName = (language: string, game: Pick<GameRow, 'name_en' | 'name_bn'>) =>
  localised(language, { en: game.name_en, bn: game.name_bn })

/** A game in wire names; default values are omitted. */
export const toWireGame = (game: GameRow, language: string): WireGame => ({
  ...tileOf(game, language),
  minBet: game.min_bet,
  rtp: game.rtp,
  volatility: game.volatility,
})

/** The fields that a tile shows. */
export const tileOf = (game: GameRow, language: string): WireGame => ({
  nodeId: game.node_id,
  gameName: gameName(language, game),
  vassalage: game.vendor,
  gameType: game.game_type,
  ...(game.classes && { gameClassifyNew: game.classes }),
  ...(game.support_play === 0 && { supportPlay: 0 }),
  ...(game.icon && { showIcon: game.icon }),
  ...(game.is_new === 1 && { isNew: 1 }),
  ...(game.code && { gameCode: game.code }),
  ...(game.group_id !== null && { gameGroupId: game.group_id }),
  ...(game.lotto_mode && { lottoMode: game.lotto_mode }),
})

/** Sends long lists as columns, short ones as rows. */
export const packed = (games: readonly WireGame[], pageSize: number): WireGame[] | GameColumns =>
  pageSize >= rowsWorthTurning ? columnsOf(games) : [...games]

const fields = [
  'nodeId',
  'gameName',
  'vassalage',
  'gameType',
  'gameClassifyNew',
  'supportPlay',
  'showIcon',
  'isNew',
  'gameCode',
  'gameGroupId',
  'lottoMode',
  'minBet',
  'rtp',
  'volatility',
] as const

/** One array for each field that any of the games has. */
export function columnsOf(games: readonly WireGame[]): GameColumns
export function columnsOf(games: readonly Readonly<Record<string, unknown>>[]) {
  const given = fields.filter((field) => games.some((game) => game[field] !== undefined))
  return Object.fromEntries(given.map((field) => [field, games.map((game) => game[field])]))
}
