/** "0.05" → 5, the minor unit; null where the platform names none. */
export function minorOf(decimal: string | null): number | null {
  const amount = Number(decimal ?? Number.NaN)
  return Number.isFinite(amount) && amount > 0 ? Math.round(amount * 100) : null
}
