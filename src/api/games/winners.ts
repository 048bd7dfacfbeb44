import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { NamesLanguage } from '#api/language.ts'
import { Instant, Merchant, Money, wrappedList } from '#api/wire.ts'
import { Category, VendorCode } from './category.ts'

/** @public */
export const about = {
  listWinners: {
    says: "The latest big wins with masked names, newest first; amounts are in the merchant's currency.",
  },
} satisfies Readonly<Record<string, About>>

const Winner = v.pipe(
  v.object({
    user: v.string(),
    gameName: v.string(),
    nodeId: v.string(),
    vassalage: VendorCode,
    gameType: Category,
    amount: Money,
    time: Instant,
  }),
  v.transform((wire) => ({
    user: wire.user,
    game: wire.gameName,
    gameId: wire.nodeId,
    vendor: wire.vassalage,
    category: wire.gameType,
    amount: wire.amount,
    at: wire.time,
  })),
)
export type Winner = v.InferOutput<typeof Winner>

export const listWinners = endpoint({
  path: '/lgw/winner/board',
  session: 'none',
  input: v.object({ ...Merchant.entries, language: NamesLanguage }),
  output: wrappedList(Winner),
})
