import type { Pool } from '#api/games/jackpots.ts'

const freshFor = 45_000

interface Aged {
  readonly at: number | undefined
  readonly isCached: boolean
}

/** Cached data never counts as live. */
export const isLive = ({ at, isCached }: Aged, isOnline: boolean, now: number) =>
  isOnline && !isCached && at !== undefined && now - at < freshFor

/** The one that must drop first, else the largest. */
export const poolToShow = (pools: readonly Pool[]): Pool | undefined =>
  pools.toSorted(
    (one, other) =>
      (one.mustDropBy ?? Infinity) - (other.mustDropBy ?? Infinity) || other.amount - one.amount,
  )[0]
