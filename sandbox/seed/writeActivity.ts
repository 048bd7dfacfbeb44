import type { Trx } from '#sandbox/schema/db.ts'
import { type SeededGame } from './games.ts'
import { maskedName } from '#sandbox/records/simulated.ts'
import { chatLines, messages } from './messages.ts'
import { memberId } from './member.ts'
import { type Random, pick, seededRandom } from '#sandbox/world/random.ts'

const minute = 60_000

/** Favourites, recent games, messages and wins from before the seeding. */
export async function writeActivity(
  trx: Trx,
  games: readonly SeededGame[],
  seed: number,
  now: number,
) {
  const random = seededRandom(seed + 1)
  const hot = games.filter(({ hot }) => hot !== null)
  await trx
    .insertInto('favourites')
    .values(touched(hot.slice(0, 5), now))
    .execute()
  await trx
    .insertInto('recents')
    .values(touched(hot.slice(3, 9), now))
    .execute()
  await trx
    .insertInto('winners')
    .values(wins(hot, random, now))
    .execute()
  await trx.insertInto('messages').values(messages(now)).execute()
  await trx.insertInto('chat_lines').values(chatLines(now)).execute()
}

const touched = (games: readonly SeededGame[], now: number) =>
  games.map(({ node_id }, index) => ({
    account_id: memberId,
    node_id,
    at: now - (index + 1) * 7 * minute,
  }))

const wins = (games: readonly SeededGame[], random: Random, now: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    user: maskedName(random),
    node_id: pick(random, games).node_id,
    amount: Math.round(20_000 / (random() + 0.02)),
    at: now - Math.round((index + random()) * 3 * minute),
  }))
