import type { Category, VendorCode } from '../../../api/games/category.ts'
import type { LaunchSearch } from './launch.search.ts'

export interface LaunchTarget {
  readonly category: Category
  readonly vendor: VendorCode
  readonly id: string
  readonly code: string | null
  readonly group: string | null
  readonly isFree: boolean
}

/** The game that the address names; one without a vendor is still to be looked up, and null is none. */
export function targetOf(search: LaunchSearch): LaunchTarget | Pick<LaunchTarget, 'id'> | null {
  const { vassalage: vendor, gameId, gameCategory, gameGroupId, code, free } = search
  if (gameId === undefined || gameId === '') return null
  if (vendor === undefined) return { id: String(gameId) }
  return {
    category: gameCategory ?? 'RNG',
    vendor,
    id: String(gameId),
    code: textOf(code),
    group: textOf(gameGroupId),
    isFree: free ?? false,
  }
}

const textOf = (name: string | number | undefined) => (name === undefined ? null : String(name))

/** What the address of a lottery's start keeps of a launch with a prize mode: the game, else its code. */
export function startSearchOf({ gameId, code, ...search }: LaunchSearch) {
  const { prize_mode, playType, pageBack, vassalage, mui } = search
  const game = textOf(gameId ?? code) ?? undefined
  return { prize_mode, playType, gameId: game, pageBack, vassalage, mui: textOf(mui) ?? undefined }
}
