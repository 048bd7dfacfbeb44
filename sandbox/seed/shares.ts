import type { Category } from '#api/games/category.ts'
import { type SeededVendor, categoryOrder, vendors } from './vendors.ts'

interface Share {
  readonly weight: number
  readonly most?: number
}

const shares: Record<Category, Share> = {
  RNG: { weight: 0 },
  LIVE: { weight: 0.07 },
  FISH: { weight: 0.04 },
  PVP: { weight: 0.046 },
  CRASH: { weight: 0.03 },
  GAMESHOW: { weight: 0.02 },
  TG: { weight: 0.03 },
  BG: { weight: 0.02 },
  SPORTS: { weight: 0.006, most: 24 },
  ESPORTS: { weight: 0.005, most: 12 },
  COCKFIGHT: { weight: 0.004, most: 8 },
  LOTT: { weight: 0.01, most: 40 },
  ELOTT: { weight: 0.01, most: 40 },
}

export interface Batch {
  readonly category: Category
  readonly vendor: SeededVendor
  readonly count: number
}

/** How many games each vendor has in each category; slots get the remainder. */
export function batchesFor(games: number): Batch[] {
  const others = categoryOrder.filter((category) => category !== 'RNG')
  const batches = others.flatMap((category) => split(category, wanted(category, games)))
  const left = games - batches.reduce((sum, { count }) => sum + count, 0)
  return [...split('RNG', Math.max(0, left)), ...batches]
}

export const vendorsOf = (category: Category) =>
  vendors.filter(({ plays }) => plays.includes(category))

function wanted(category: Category, games: number): number {
  const { weight, most = Infinity } = shares[category]
  return Math.min(most, Math.round(games * weight))
}

/** Earlier vendors get more, and every vendor gets some. */
function split(category: Category, games: number): Batch[] {
  const players = vendorsOf(category)
  const weights = players.map((_, place) => 1 / (place + 2))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const counts = weights.map((weight) => Math.max(1, Math.floor((games * weight) / sum)))
  const rest = games - counts.reduce((total, count) => total + count, 0)
  return players.map((vendor, place) => ({
    category,
    vendor,
    count: (counts[place] ?? 1) + (place === 0 ? Math.max(0, rest) : 0),
  }))
}
