import type { Trx } from '#sandbox/schema/db.ts'
import { change, memberId } from './member.ts'
import type { SeededGame } from './games.ts'
import { type Random, pick, seededRandom } from '#sandbox/world/random.ts'

const day = 24 * 3_600_000
/** Enough for the member's tier. */
const stakes = [50_000, 100_000, 200_000, 300_000] as const
/** Days ago: too old to count towards any current week, task or limit. */
const [newest, oldest] = [8, 39]
const played = 64
/** The same stakes and wins in every world, so that deposits and withdrawals fit them. */
const luck = 16

/** The member's past bets. */
export async function writeBets(
  trx: Trx,
  games: readonly SeededGame[],
  { seed, now }: { readonly seed: number; readonly now: number },
) {
  const random = { game: seededRandom(seed + 2), money: seededRandom(luck) }
  const bets = Array.from({ length: played }, (_, place) => betOf(games, random, place, now))
  await trx.insertInto('bets').values(bets).execute()
  for (const { vendor, node_id, stake, payout, at, round_key: no } of bets.toReversed()) {
    const ref = `${vendor}:${node_id}`
    await change(trx, { reason: 'bet', sum: -stake, no, ref, at })
    await change(trx, { reason: 'win', sum: payout, no, ref, at })
  }
}

function betOf(
  games: readonly SeededGame[],
  { game, money: random }: Readonly<Record<'game' | 'money', Random>>,
  place: number,
  now: number,
) {
  const { node_id, vendor, category } = pick(game, games)
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
