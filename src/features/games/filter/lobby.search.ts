import * as v from 'valibot'
import { VendorCode } from '../../../api/games/category.ts'
import { type ListId, listIds, slotClasses } from '../catalogue.rules.ts'

/** An address may hold a bare number: 777 is a valid name and 0.05 a valid stake. */
const Word = v.optional(v.fallback(v.optional(v.union([v.string(), v.number()])), undefined))

const filters = {
  gameClassify: Word,
  vassalage: v.optional(v.fallback(v.optional(VendorCode), undefined)),
  minBet: Word,
  minLine: Word,
  gameName: Word,
}

/** The meaning of the words is in `filter.rules`. */
export const LobbySearch = v.object({ gameCategory: Word, gameType: Word, ...filters })
export type LobbySearch = v.InferOutput<typeof LobbySearch>

/** `pageType=list&gameType=…` opens the lobby in place of home's rows. */
export const HomeSearch = v.object({
  pageType: v.optional(v.fallback(v.optional(v.literal('list')), undefined)),
  gameType: Word,
  ...filters,
})
export type HomeSearch = v.InferOutput<typeof HomeSearch>

/** The list that home opens; null is home itself. */
export function listOfHome({ pageType, gameType }: HomeSearch): ListId | null {
  if (pageType !== 'list') return null
  const named = String(gameType).toUpperCase()
  return slotClasses.includes(named) ? 'RNG' : (listIds.find((list) => list === named) ?? 'ALL')
}
