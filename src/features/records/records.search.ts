import * as v from 'valibot'
import { Category, VendorCode } from '#api/games/category.ts'
import { param } from '#net/searchParams.ts'

/** Invalid values are dropped. */
export const RecordSearch = v.object({
  tab: param(v.picklist(['bets', 'profit'])),
  period: param(v.picklist(['today', 'week', 'month', 'custom'])),
  /** Both days inclusive; only for a custom period. */
  from: param(v.string()),
  to: param(v.string()),
  category: param(Category),
  vendor: param(VendorCode),
  status: param(v.picklist(['settled', 'open', 'void'])),
})
export type RecordSearch = v.InferOutput<typeof RecordSearch>
