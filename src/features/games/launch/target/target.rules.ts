import type { Category, VendorCode } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import type { LaunchSearch } from './launch.search.ts'

export interface LaunchTarget {
  readonly category: Category
  readonly vendor: VendorCode
  readonly id: string
  readonly code: string | null
  readonly group: string | null
  readonly isFree: boolean
}

/** The game that the address names: only an id where it has to be looked up, null where it names none. */
export function targetOf(search: LaunchSearch): LaunchTarget | Pick<LaunchTarget, 'id'> | null {
  const { vassalage: vendor, gameId, gameCategory, gameGroupId, code, free } = search
  if (!gameId) return null
  if (vendor === undefined) return { id: gameId }
  return {
    category: gameCategory ?? 'RNG',
    vendor,
    id: gameId,
    code: code ?? null,
    group: gameGroupId ?? null,
    isFree: free ?? false,
  }
}

export const freeTargetOf = ({ id, vendor, category, group, code }: Game): LaunchTarget => ({
  category,
  vendor,
  id,
  code,
  group,
  isFree: true,
})

/** The parameters of the launch request. */
export const wishOf = ({ category, vendor, id, code, group, isFree }: LaunchTarget) => ({
  category,
  vendor,
  id,
  ...(code && { code }),
  ...(group && { group }),
  free: isFree,
})
