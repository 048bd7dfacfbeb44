const ladder = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const highestStake = 500_000

/** The available stakes, lowest first; every payout is a whole number of poisha. */
export function stakesFrom(minBet: number, step: number): number[] {
  const least = Math.max(1, Math.ceil(minBet / step)) * step
  return ladder.map((times) => least * times).filter((stake) => stake <= highestStake)
}
