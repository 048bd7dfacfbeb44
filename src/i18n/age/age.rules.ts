export interface Aged {
  /** When the platform sent it, epoch milliseconds. */
  readonly at: number | undefined
  /** The device's copy, which the platform has not confirmed. */
  readonly isCached: boolean
}

const old = 5 * 60_000

export function isAgeWorthSaying({ at, isCached }: Aged, isOnline: boolean, now: number): boolean {
  if (at === undefined) return false
  const isOld = now - at > old
  return isOnline ? isCached && isOld : isCached || isOld
}

export const isSameDay = (at: number, now: number) =>
  new Date(at).toDateString() === new Date(now).toDateString()
