import * as v from 'valibot'
import { type Game, Games } from './games/game.ts'

export interface ListPage<T> {
  readonly items: readonly T[]
  readonly page: number
  readonly pages: number
  /** Undefined if the platform sends none; only the game list is counted (section 3). */
  readonly total: number | undefined
  readonly next?: number | null
}

const number = v.optional(v.number())

export const GamePage = v.pipe(
  v.object({
    games: v.optional(Games),
    content: v.optional(Games),
    list: v.optional(Games),
    pageNum: number,
    totalPages: number,
    totalCount: number,
  }),
  v.check((wire) => (wire.games ?? wire.content ?? wire.list) !== undefined, 'a page has games'),
  v.transform((wire): ListPage<Game> => {
    const items = wire.games ?? wire.content ?? wire.list ?? []
    return {
      items,
      page: wire.pageNum ?? 1,
      pages: wire.totalPages ?? 1,
      total: wire.totalCount,
    }
  }),
)
