import type { Category } from '#api/games/category.ts'
import type { CategoryVendors } from '#api/games/vendors.ts'
import { isCategory } from '#features/games/catalogue/catalogue.rules.ts'

/** In the order of the specification; "continue playing" has a member's recent games. */
const rowIds = ['HOT', 'FAV', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP'] as const
export type RowId = (typeof rowIds)[number]

interface RowLayout {
  readonly shape: 'square' | 'portrait' | 'landscape'
  /** The class of the tile's box in GameRow.module.css. */
  readonly box: 'square' | 'live' | 'fish' | 'wide'
  /** Games per column. */
  readonly stack: 1 | 2 | 3
}

const square = { shape: 'square', box: 'square' } as const
const wide = { shape: 'landscape', box: 'wide', stack: 1 } as const

export const rowLayouts: Readonly<Record<RowId, RowLayout>> = {
  HOT: { ...square, stack: 3 },
  FAV: { ...square, stack: 1 },
  RNG: { ...square, stack: 3 },
  LIVE: { shape: 'landscape', box: 'live', stack: 2 },
  FISH: { shape: 'portrait', box: 'fish', stack: 2 },
  SPORTS: wide,
  ESPORTS: wide,
  PVP: wide,
}

export const maxGames = 30

const maxLite = 4

/** Members see their favourites; categories without games are left out; lite mode has the first four. */
export function homeRowsOf(
  isMember: boolean,
  catalogue: readonly CategoryVendors[] | undefined,
  isLite = false,
): readonly RowId[] {
  const has = (category: Category) =>
    !catalogue || catalogue.some((entry) => entry.category === category)
  const rows = rowIds.filter((row) => {
    if (row === 'FAV') return isMember
    return isCategory(row) ? has(row) : true
  })
  return isLite ? rows.slice(0, maxLite) : rows
}
