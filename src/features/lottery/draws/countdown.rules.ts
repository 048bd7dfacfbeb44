import type { LotteryGame } from '#api/games/lottery.ts'
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

/** The lottery on sale that is drawn first; of several, the one with the highest prize. */
export function drawToShow(games: readonly LotteryGame[], now: number) {
  const [first] = games
    .map((game) => ({ game, ...nextDraw(game.schedule, now) }))
    .filter(({ isOpen }) => isOpen)
    .toSorted((one, other) => one.at - other.at || other.game.topPrize - one.game.topPrize)
  return first
}

/** Seconds since the tens and the units of the seconds last showed their highest digit. */
export function columnsOf(left: number) {
  const seconds = left / 1000
  return { tens: 60 - (seconds % 60), units: 10 - (seconds % 10) }
}
