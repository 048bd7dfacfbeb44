/** "4" or "1:04"; the seconds are separate. */
export function hoursAndMinutes(left: number): string {
  const minutes = Math.floor(left / 60_000)
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? String(minutes) : `${hours}:${String(minutes % 60).padStart(2, '0')}`
}

/** Seconds since the tens and the units of the seconds last showed their highest digit. */
export function columnsOf(left: number) {
  const seconds = left / 1000
  return { tens: 60 - (seconds % 60), units: 10 - (seconds % 10) }
}
