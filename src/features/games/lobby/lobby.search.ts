import * as v from 'valibot'
import { VendorCode } from '../../../api/category.ts'
import { type ListId, listIds } from '../catalogue.rules.ts'

const List = v.optional(v.fallback(v.optional(v.picklist(listIds)), undefined))
const Word = v.optional(v.fallback(v.optional(v.string()), undefined))

/** What the address of the game list centre may say; what it does not know, it leaves out. */
export const LobbySearch = v.object({
  gameCategory: List,
  gameType: List,
  gameClassify: Word,
  vassalage: v.optional(v.fallback(v.optional(VendorCode), undefined)),
})
export type LobbySearch = v.InferOutput<typeof LobbySearch>

/** Home's own: `pageType=list&gameType=…` opens a list in the place of the rows. */
export const HomeSearch = v.object({
  pageType: v.optional(v.fallback(v.optional(v.literal('list')), undefined)),
  gameType: List,
})
export type HomeSearch = v.InferOutput<typeof HomeSearch>

export const listOfHome = ({ pageType, gameType }: HomeSearch): ListId | null =>
  pageType === 'list' && gameType !== undefined && gameType !== 'ALL' ? gameType : null

/** The list that the address names; an unknown one is all games. */
export const listOfLobby = ({ gameCategory, gameType }: LobbySearch): ListId =>
  gameCategory ?? gameType ?? 'ALL'
