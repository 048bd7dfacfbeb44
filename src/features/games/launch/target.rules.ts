import type { Category, VendorCode } from '../../../api/category.ts'
import { lotteryTargets } from './launch.rules.ts'
import type { LaunchSearch } from './launch.search.ts'

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
