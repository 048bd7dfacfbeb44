import * as v from 'valibot'
import { VendorCode } from '../../../api/games/category.ts'
import { Word, lenient } from '../../../net/searchParams.ts'
import { type ListId, listIds, slotClasses } from '../catalogue.rules.ts'

const filters = {
  gameClassify: lenient(Word),
  vassalage: lenient(VendorCode),
  minBet: lenient(Word),
  minLine: lenient(Word),
  gameName: lenient(Word),
}

/** `filter.rules` interprets the values. */
export const LobbySearch = v.object({
  gameCategory: lenient(Word),
  gameType: lenient(Word),
  ...filters,
})
export type LobbySearch = v.InferOutput<typeof LobbySearch>

/** `pageType=list&gameType=…` opens the lobby in place of home's rows. */
export const HomeSearch = v.object({
  pageType: lenient(v.literal('list')),
  gameType: lenient(Word),
  ...filters,
})
export type HomeSearch = v.InferOutput<typeof HomeSearch>

/** The list that home opens; null is home itself. */
export function listOfHome({ pageType, gameType }: HomeSearch): ListId | null {
  if (pageType !== 'list') return null
  const named = String(gameType).toUpperCase()
  return slotClasses.includes(named) ? 'RNG' : (listIds.find((list) => list === named) ?? 'ALL')
}
