const minute = 60_000

/** Milliseconds until the next check, one at each full interval since the start. */
export function untilNextCheck(startedAt: number, intervalMinutes: number, now: number): number {
  const interval = intervalMinutes * minute
  const played = Math.max(0, now - startedAt)
  return interval - (played % interval)
}

export const minutesSince = (startedAt: number, now: number) =>
  Math.max(0, Math.floor((now - startedAt) / minute))
