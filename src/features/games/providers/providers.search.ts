import * as v from 'valibot'
import { VendorCode } from '../../../api/games/category.ts'

const Word = v.optional(v.fallback(v.optional(v.string()), undefined))

export const ProvidersSearch = v.object({
  vassalage: v.optional(v.fallback(v.optional(VendorCode), undefined)),
  gameCategory: Word,
})
export type ProvidersSearch = v.InferOutput<typeof ProvidersSearch>
