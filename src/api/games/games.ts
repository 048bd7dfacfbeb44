import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Category, VendorCode, toWireCategory } from './category.ts'
import { NamesLanguage } from '#api/language.ts'
import { GamePage } from '#api/page.ts'
import { Count, Merchant, Paging } from '#api/wire.ts'

/** @public */
export const about = {
  listGames: {
    says: 'A page of games by category, vendor, class, name, minimum bet and lines; without a category, of all. An unknown game is skipped.',
  },
  listHotGames: {
    says: 'The games that lead the home page, the hottest first; each keeps its own category.',
  },
} satisfies Readonly<Record<string, About>>

export const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const
export type MinBet = (typeof minBets)[number]

interface GameListParams {
  readonly merchantCode: string
  readonly category?: Category
  readonly page: number
  readonly pageSize: number
  readonly name?: string
  readonly vendor?: VendorCode
  readonly classify?: string
  readonly onlyNew?: boolean
  readonly minBet?: MinBet
  readonly minLine?: number
  readonly language: string
}

export const listGames = endpoint({
  path: '/lgw/game/list',
  session: 'none',
  input: v.object({
    ...Merchant.entries,
    platform: v.literal('html5'),
    clientType: v.literal('2'),
    gameType: v.optional(Category),
    ...Paging,
    gameName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    vassalage: v.optional(VendorCode),
    gameClassify: v.optional(v.string()),
    isNew: v.optional(v.literal('1')),
    minBet: v.optional(v.picklist(minBets)),
    minLine: v.optional(Count),
    language: NamesLanguage,
  }),
  output: GamePage,
  encode: ({ page, category, name, vendor, classify, onlyNew, ...rest }: GameListParams) =>
    ({
      ...rest,
      platform: 'html5',
      clientType: '2',
      pageNo: page,
      ...(category && { gameType: toWireCategory(category) }),
      ...(name && { gameName: name.trim() }),
      ...(vendor && { vassalage: vendor }),
      ...(classify && { gameClassify: classify }),
      ...(onlyNew && { isNew: '1' as const }),
    }) as const,
})

export const listHotGames = endpoint({
  path: '/lgw/game/hot',
  session: 'none',
  input: v.object({
    ...Merchant.entries,
    isPlatform: v.literal('2'),
    platform: v.literal('html5'),
    language: NamesLanguage,
  }),
  output: GamePage,
  encode: (params: { merchantCode: string; language: string }) =>
    ({ ...params, isPlatform: '2', platform: 'html5' }) as const,
})
