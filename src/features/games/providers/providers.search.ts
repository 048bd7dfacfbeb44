import * as v from 'valibot'
import { VendorCode } from '../../../api/games/category.ts'
import { lenient } from '../../../net/searchParams.ts'

export const ProvidersSearch = v.object({
  vassalage: lenient(VendorCode),
  gameCategory: lenient(v.string()),
})
export type ProvidersSearch = v.InferOutput<typeof ProvidersSearch>
