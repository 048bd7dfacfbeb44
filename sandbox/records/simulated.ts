import { startOf, type Day } from '#api/day.ts'
import { type Random, pick, seededRandom } from '#sandbox/world/random.ts'

interface SimulatedBet {
  readonly user: string
  readonly nodeId: number
  readonly stake: number
  readonly payout: number
  /** Total stake on that day. */
  readonly turnover: number
}

const players = 36
/** Players who bet as the day begins, so that the board is never empty. */
const early = 3
const syllables = ['ra', 'mi', 'shu', 'ka', 'na', 'ta', 'jo', 'po', 'lu', 'bi', 'sa', 'do'] as const

/** The best bets of simulated players on a day until now, the same at every call. */
export function simulatedBets(day: Day, nodes: readonly number[], now: number): SimulatedBet[] {
  const start = startOf(day)
  return Array.from({ length: players }, (_, player) => player).flatMap((player) => {
    const random = seededRandom(start / 3_600_000 + player * 7919)
    const isEarly = player < early
    const isHere = random() < 0.7 || isEarly
    const at = start + random() * (isEarly ? 0 : 24 * 3_600_000)
    return isHere && at <= now ? [featOf(player, random, nodes)] : []
  })
}

function featOf(player: number, random: Random, nodes: readonly number[]): SimulatedBet {
  const stake = Math.ceil(10 ** (1 + random() * 1.6)) * 100
  const times = Math.round(150 / (random() + 0.012))
  return {
    user: nameOf(player),
    nodeId: pick(random, nodes),
    stake,
    payout: Math.round((stake * times) / 100),
    turnover: stake * Math.ceil(20 + random() * 300),
  }
}

const nameOf = (player: number) => maskedName(seededRandom(player + 101))

/** "ra***ka7" */
export const maskedName = (random: Random) =>
  `${pick(random, syllables)}***${pick(random, syllables)}${Math.floor(random() * 10)}`
