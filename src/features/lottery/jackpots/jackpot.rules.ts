const freshFor = 45_000

interface Aged {
  readonly at: number | undefined
  readonly isKept: boolean
}

/** Cached data never counts as live. */
export const isLive = ({ at, isKept }: Aged, isOnline: boolean, now: number) =>
  isOnline && !isKept && at !== undefined && now - at < freshFor
