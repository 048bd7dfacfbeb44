/** Seconds since the tens and the units of the seconds last showed their highest digit. */
export function columnsOf(left: number) {
  const seconds = left / 1000
  return { tens: 60 - (seconds % 60), units: 10 - (seconds % 10) }
}
