const freshFor = 45_000

interface Aged {
  readonly at: number | undefined
  readonly isCached: boolean
}

/** Cached data never counts as live. */
export const isLive = ({ at, isCached }: Aged, isOnline: boolean, now: number) =>
  isOnline && !isCached && at !== undefined && now - at < freshFor
