import { clockOf } from '#i18n/clock.ts'

interface Schedule {
  readonly firstAt: number
  readonly every: number
  readonly closesBefore: number
}

interface NextDraw {
  readonly at: number
  readonly closesAt: number
  /** Tickets for it are still on sale. */
  readonly isOpen: boolean
}

/** The next draw, even where its tickets are no longer on sale. */
export function nextDraw({ firstAt, every, closesBefore }: Schedule, now: number): NextDraw {
  const at = firstAt + (Math.floor((now - firstAt) / every) + 1) * every
  return { at, closesAt: at - closesBefore, isOpen: now < at - closesBefore }
}

export const soonest = (games: readonly { readonly schedule: Schedule }[], now: number) =>
  games
    .map(({ schedule }) => nextDraw(schedule, now))
    .reduce<NextDraw | null>((first, next) => (first && first.at <= next.at ? first : next), null)

/** "4:32"; rounds up, so "0:00" only when the time has come. */
export const untilText = (at: number, now: number) =>
  clockOf(Math.ceil(Math.max(0, at - now) / 1000) * 1000)

const justNow = 10_000

/** Whether the balls may still be animated; later visitors see them all at once. */
export const isJustDrawn = (at: number, now: number) => now >= at && now - at < justNow
