interface Left {
  readonly days: number
  /** "05:03:09", what remains beyond whole days. */
  readonly clock: string
  readonly hours: number
}

const two = (count: number) => String(count).padStart(2, '0')

/** Rounds up to whole seconds. */
export function leftUntil(at: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const clock = [hours, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return { days, hours, clock }
}
