import * as v from 'valibot'
import { Category, VendorCode } from '../../../api/games/category.ts'
import { Mui } from '../../../api/games/lotteryCode.ts'
import { prizeModes } from '../../../api/games/prizeMode.ts'

const lenient = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined))
/** The router parses digits as a number, and writes a string of digits in quotes. */
const Name = v.union([v.pipe(v.string(), v.maxLength(64)), v.number()])

/** Never a token. */
export const LaunchSearch = v.object({
  playType: lenient(v.picklist(['ent', 'trad'])),
  gameId: lenient(Name),
  vassalage: lenient(VendorCode),
  gameCategory: lenient(Category),
  gameGroupId: lenient(Name),
  prize_mode: lenient(v.picklist(prizeModes)),
  code: lenient(Name),
  pageBack: lenient(v.string()),
  mui: lenient(v.union([Mui, v.number()])),
  free: lenient(v.boolean()),
})
export type LaunchSearch = v.InferOutput<typeof LaunchSearch>
