import * as v from 'valibot'
import { Category, VendorCode } from '../../api/games/category.ts'
import { lenient } from '../../net/searchParams.ts'

/** Invalid values are dropped. */
export const RecordSearch = v.object({
  tab: lenient(v.picklist(['bets', 'profit'])),
  period: lenient(v.picklist(['today', 'week', 'month', 'custom'])),
  /** Both days inclusive; only for a custom period. */
  from: lenient(v.string()),
  to: lenient(v.string()),
  category: lenient(Category),
  vendor: lenient(VendorCode),
  status: lenient(v.picklist(['settled', 'open', 'void'])),
})
export type RecordSearch = v.InferOutput<typeof RecordSearch>
