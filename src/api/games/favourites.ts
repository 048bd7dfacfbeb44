import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Category, VendorCode, toWireCategory } from './category.ts'
import { NamesLanguage } from '#api/language.ts'
import { GamePage } from '#api/page.ts'
import { Id, Paging, list } from '#api/wire.ts'

/** @public */
export const about = {
  listFavouriteIds: {
    says: "The ids of the player's favourite games, for their stars.",
  },
  listFavourites: {
    says: "The player's favourite games, the latest first, of one category or of all.",
  },
  addFavourite: {
    says: 'Adds a game to the favourites; adding it again succeeds.',
    refused: { not_found: '' },
  },
  removeFavourite: {
    says: 'Removes a game from the favourites; removing it again succeeds.',
    refused: { not_found: '' },
  },
} satisfies Readonly<Record<string, About>>

export const listFavouriteIds = endpoint({
  path: '/wps/game/favourite/ids',
  output: list(Id),
})

export interface OwnParams {
  readonly category?: Category
  readonly page: number
  readonly pageSize: number
  readonly language: string
}

export const listFavourites = endpoint({
  path: '/wps/game/favourite',
  input: v.object({
    gameType: v.optional(Category),
    ...Paging,
    language: NamesLanguage,
  }),
  output: GamePage,
  encode: ({ category, page, ...rest }: OwnParams) => ({
    ...rest,
    pageNo: page,
    ...(category && { gameType: toWireCategory(category) }),
  }),
})

const write = {
  path: '/wps/game/favourite',
  deadline: 'read',
  input: v.object({ nodeId: Id, vendor: VendorCode }),
  stales: [listFavouriteIds, listFavourites],
} as const

export const addFavourite = endpoint({ ...write, method: 'POST', idempotent: true })

export const removeFavourite = endpoint({ ...write, method: 'DELETE' })
