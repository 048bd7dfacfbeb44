import type { LotteryGame } from '#api/games/lottery.ts'
import type { Pool } from '#api/games/jackpots.ts'
import { nextDraw } from '#features/lottery/draws/countdown.rules.ts'

/** The one that must drop first, else the largest. */
export const poolToShow = (pools: readonly Pool[]): Pool | undefined =>
  pools.toSorted(
    (one, other) =>
      (one.mustDropBy ?? Infinity) - (other.mustDropBy ?? Infinity) || other.amount - one.amount,
  )[0]

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
