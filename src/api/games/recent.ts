import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Category, VendorCode, toWireCategory } from './category.ts'
import type { OwnParams } from './favourites.ts'
import { NamesLanguage } from '#api/language.ts'
import { GamePage } from '#api/page.ts'
import { Count, Id } from '#api/wire.ts'

/** @public */
export const about = {
  listRecent: {
    says: 'The games that the player opened last, the latest first, of one category or of all.',
  },
  addRecent: {
    says: 'Moves a game to the front of the recent ones. A GET that writes, as the platform defines it (section 7).',
  },
} satisfies Readonly<Record<string, About>>

export const listRecent = endpoint({
  path: '/wps/game/recent',
  input: v.object({
    page: Count,
    pageSize: Count,
    gameType: v.optional(Category),
    language: NamesLanguage,
    clientType: v.literal('2'),
  }),
  output: GamePage,
  encode: ({ category, ...rest }: OwnParams) =>
    ({
      ...rest,
      clientType: '2',
      ...(category && { gameType: toWireCategory(category) }),
    }) as const,
})

export const addRecent = endpoint({
  path: '/wps/game/recent/add',
  input: v.object({ nodeId: Id, vassalage: VendorCode }),
  encode: ({ id, vendor }: { id: string; vendor: VendorCode }) => ({
    nodeId: id,
    vassalage: vendor,
  }),
  stales: [listRecent],
})
