import * as v from 'valibot'
import { VendorCode } from '#api/games/category.ts'
import { param } from '#net/searchParams.ts'

export const ProvidersSearch = v.object({
  vassalage: param(VendorCode),
  gameCategory: param(v.string()),
})
export type ProvidersSearch = v.InferOutput<typeof ProvidersSearch>
