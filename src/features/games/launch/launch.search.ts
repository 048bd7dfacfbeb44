import * as v from 'valibot'
import { Category, VendorCode } from '../../../api/category.ts'
import { prizeModes } from '../../../api/launch.ts'
import { lotteryTargets } from './launch.rules.ts'

const lenient = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined))
/** The router reads digits as a number, and writes a string of digits in quotes. */
const Name = v.union([v.string(), v.number()])

/** What the address of a game says; never a token. */
export const LaunchSearch = v.object({
  playType: lenient(v.picklist(['ent', 'trad'])),
  gameId: lenient(Name),
  vassalage: lenient(VendorCode),
  gameCategory: lenient(Category),
  gameGroupId: lenient(Name),
  prize_mode: lenient(v.picklist(prizeModes)),
  code: lenient(Name),
  pageBack: lenient(v.string()),
  free: lenient(v.boolean()),
})
export type LaunchSearch = v.InferOutput<typeof LaunchSearch>

export interface LaunchTarget {
  readonly category: Category
  readonly vendor: VendorCode
  /** Null for a lottery's lobby. */
  readonly id: string | null
  readonly code: string | null
  readonly isFree: boolean
}

/** The game that the address names, or null when it names none. */
export function targetOf(search: LaunchSearch): LaunchTarget | null {
  const lottery = search.prize_mode && lotteryTargets[search.prize_mode]
  const vendor = search.vassalage ?? lottery?.vendor
  if (vendor === undefined || (search.gameId === undefined && !lottery)) return null
  return {
    category: search.gameCategory ?? lottery?.category ?? 'RNG',
    vendor,
    id: search.gameId === undefined ? null : String(search.gameId),
    code: search.code === undefined ? null : String(search.code),
    isFree: search.free ?? false,
  }
}
