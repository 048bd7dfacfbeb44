const freshFor = 45_000

interface Aged {
  readonly at: number | undefined
  readonly isKept: boolean
}

/** Live as long as the platform has just confirmed it; the device's own copy never is. */
export const isLive = ({ at, isKept }: Aged, isOnline: boolean, now: number) =>
  isOnline && !isKept && at !== undefined && now - at < freshFor
