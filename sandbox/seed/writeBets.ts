import type { Trx } from '#sandbox/schema/db.ts'
import type { SeededGame } from './games.ts'
import { type Random, pick, seededRandom } from '#sandbox/world/random.ts'

const memberId = 1
const day = 24 * 3_600_000
const stakes = [500, 1000, 2000, 5000, 10_000] as const
/** Days ago: too old to count towards any current week, task or limit. */
const [newest, oldest] = [8, 60]
const played = 64

/** The member's past bets; the opening balance already includes them. */
export async function writeBets(trx: Trx, games: readonly SeededGame[], seed: number, now: number) {
  const random = seededRandom(seed + 2)
  const bets = Array.from({ length: played }, (_, place) => betOf(games, random, place, now))
  await trx.insertInto('bets').values(bets).execute()
}

function betOf(games: readonly SeededGame[], random: Random, place: number, now: number) {
  const { node_id, vendor, category } = pick(random, games)
  const stake = pick(random, stakes)
  const isWon = random() < 0.36
  const ago = newest + ((oldest - newest) * (place + random())) / played
  return {
    account_id: memberId,
    node_id,
    vendor,
    category,
    stake,
    payout: isWon ? Math.round((stake * (0.4 + 4 * random())) / 100) * 100 : 0,
    at: Math.round(now - ago * day),
    round_key: `seed:${place}`,
    seed_hash: '',
  }
}
