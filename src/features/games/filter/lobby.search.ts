import * as v from 'valibot'
import { VendorCode } from '#api/games/category.ts'
import { param } from '#net/searchParams.ts'
import { type ListId, listIds, slotClasses } from '#features/games/catalogue/catalogue.rules.ts'

const filters = {
  gameClassify: param(v.string()),
  vassalage: param(VendorCode),
  minBet: param(v.string()),
  minLine: param(v.string()),
  gameName: param(v.string()),
}

/** `filter.rules` interprets the values. */
export const LobbySearch = v.object({
  gameCategory: param(v.string()),
  gameType: param(v.string()),
  ...filters,
})
export type LobbySearch = v.InferOutput<typeof LobbySearch>

/** `pageType=list&gameType=…` opens the lobby in place of home's rows. */
export const HomeSearch = v.object({
  pageType: param(v.literal('list')),
  gameType: param(v.string()),
  ...filters,
})
export type HomeSearch = v.InferOutput<typeof HomeSearch>

/** The list that home opens; null is home itself. */
export function listOfHome({ pageType, gameType }: HomeSearch): ListId | null {
  if (pageType !== 'list') return null
  const named = gameType?.toUpperCase() ?? ''
  return slotClasses.includes(named) ? 'RNG' : (listIds.find((list) => list === named) ?? 'ALL')
}

export const ProvidersSearch = v.object({
  vassalage: param(VendorCode),
  gameCategory: param(v.string()),
})
export type ProvidersSearch = v.InferOutput<typeof ProvidersSearch>
