import * as v from 'valibot'
import { VendorCode } from '../../../api/category.ts'
import { type ListId, listIds } from '../catalogue.rules.ts'

/** An address may hold a bare number: 777 is a name and 0.05 a stake all the same. */
const Word = v.optional(v.fallback(v.optional(v.union([v.string(), v.number()])), undefined))

const filters = {
  gameClassify: Word,
  vassalage: v.optional(v.fallback(v.optional(VendorCode), undefined)),
  minBet: Word,
  minLine: Word,
  gameName: Word,
}

/** What the address of a list may say; what its words mean, `filter.rules` knows. */
export const LobbySearch = v.object({ gameCategory: Word, gameType: Word, ...filters })
export type LobbySearch = v.InferOutput<typeof LobbySearch>

/** Home's own: `pageType=list&gameType=…` opens the lobby in the place of the rows. */
export const HomeSearch = v.object({
  pageType: v.optional(v.fallback(v.optional(v.literal('list')), undefined)),
  gameType: v.optional(v.fallback(v.optional(v.picklist(listIds)), undefined)),
  ...filters,
})
export type HomeSearch = v.InferOutput<typeof HomeSearch>

/** The list that home opens; null is home itself. */
export const listOfHome = ({ pageType, gameType }: HomeSearch): ListId | null =>
  pageType === 'list' ? (gameType ?? 'ALL') : null
