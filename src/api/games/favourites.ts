import * as v from 'valibot'
import { Category, VendorCode, toWireCategory } from './category.ts'
import { endpoint } from '../endpoint.ts'
import { NamesLanguage } from '../language.ts'
import { GamePage } from '../page.ts'
import { Id, Paging, Success, list } from '../wire.ts'

/** The ids of the player's favourite games, for their stars. */
export const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/wps/game/favourite/ids',
  session: 'required',
  output: list(Id),
})

/** The player's favourite games, the latest first, of one category or of all. */
export const listFavourites = endpoint({
  method: 'GET',
  path: '/wps/game/favourite',
  session: 'required',
  input: v.object({
    gameType: v.optional(Category),
    ...Paging,
    language: NamesLanguage,
  }),
  output: GamePage,
  encode: (params: { category?: Category; page: number; pageSize: number; language: string }) => ({
    pageNo: params.page,
    pageSize: params.pageSize,
    language: params.language,
    ...(params.category && { gameType: toWireCategory(params.category) }),
  }),
})

const write = {
  path: '/wps/game/favourite',
  session: 'required',
  input: v.object({ nodeId: Id, vendor: VendorCode }),
  output: Success,
  stales: [listFavouriteIds, listFavourites],
} as const

/** Adds a game to the favourites; adding it again succeeds. Refused: not_found. */
export const addFavourite = endpoint({ ...write, method: 'POST', idempotent: true })

/** Removes a game from the favourites; removing it again succeeds. Refused: not_found. */
export const removeFavourite = endpoint({ ...write, method: 'DELETE' })
