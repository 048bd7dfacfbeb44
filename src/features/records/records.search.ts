import * as v from 'valibot'
import { Category, VendorCode } from '../../api/games/category.ts'

const lenient = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** What of the record is looked at; what does not fit is as if it were not there. */
export const RecordSearch = v.object({
  tab: lenient(v.picklist(['bets', 'profit'])),
  period: lenient(v.picklist(['today', 'week', 'month', 'custom'])),
  /** Both days counted; only for a period of one's own. */
  from: lenient(v.string()),
  to: lenient(v.string()),
  category: lenient(Category),
  vendor: lenient(VendorCode),
  status: lenient(v.picklist(['settled', 'open', 'void'])),
})
export type RecordSearch = v.InferOutput<typeof RecordSearch>
