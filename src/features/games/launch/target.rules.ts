import type { Category, VendorCode } from '../../../api/category.ts'
import type { LaunchSearch } from './launch.search.ts'

export interface LaunchTarget {
  readonly category: Category
  readonly vendor: VendorCode
  readonly id: string
  readonly code: string | null
  readonly isFree: boolean
}

/** The game that the address names, or null when it names none. */
export function targetOf(search: LaunchSearch): LaunchTarget | null {
  const { vassalage: vendor, gameId, gameCategory, code, free } = search
  if (vendor === undefined || gameId === undefined) return null
  return {
    category: gameCategory ?? 'RNG',
    vendor,
    id: String(gameId),
    code: code === undefined ? null : String(code),
    isFree: free ?? false,
  }
}
