import * as v from 'valibot'
import { VendorCode } from '../../../api/games/category.ts'
import { Word, param } from '../../../net/searchParams.ts'
import { type ListId, listIds, slotClasses } from '../catalogue.rules.ts'

const filters = {
  gameClassify: param(Word),
  vassalage: param(VendorCode),
  minBet: param(Word),
  minLine: param(Word),
  gameName: param(Word),
}

/** `filter.rules` interprets the values. */
export const LobbySearch = v.object({
  gameCategory: param(Word),
  gameType: param(Word),
  ...filters,
})
export type LobbySearch = v.InferOutput<typeof LobbySearch>

/** `pageType=list&gameType=…` opens the lobby in place of home's rows. */
export const HomeSearch = v.object({
  pageType: param(v.literal('list')),
  gameType: param(Word),
  ...filters,
})
export type HomeSearch = v.InferOutput<typeof HomeSearch>

/** The list that home opens; null is home itself. */
export function listOfHome({ pageType, gameType }: HomeSearch): ListId | null {
  if (pageType !== 'list') return null
  const named = String(gameType).toUpperCase()
  return slotClasses.includes(named) ? 'RNG' : (listIds.find((list) => list === named) ?? 'ALL')
}
