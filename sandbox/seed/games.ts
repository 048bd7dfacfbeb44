import type { Insertable } from 'kysely'
import type { Category } from '#api/games/category.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { type GameName, nameGiver } from './names.ts'
import { leastShareOf } from '#sandbox/vendor/kinds/leastShare.ts'
import { apart, arranged, lookOf } from './arrange.ts'
import { bit } from '#sandbox/schema/query.ts'
import { favouritesOfAll } from './pinned.ts'
import { type Random, pick, seededRandom, shuffled } from '#sandbox/world/random.ts'
import { type Batch, batchesFor } from './shares.ts'

export type SeededGame = Insertable<Database['games']>

const slotClasses = ['Megaways', 'FeatureBuy', 'BonusGame', 'Jackpot', 'Classic'] as const
export const classesOfSlots: readonly string[] = slotClasses

const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1', '2', '5'] as const
const volatilities = ['low', 'mid', 'high'] as const
const firstId = 10_001

/** Always returns the same list for the same seed and count. */
export function seededGames(seed: number, count: number): SeededGame[] {
  const random = seededRandom(seed)
  const pinned = favouritesOfAll.flatMap(({ latin, bengali }) => [latin, bengali])
  const nextName = nameGiver(random, pinned)
  const batches = batchesFor(count)
  const take = motifRoom(batches)
  let id = firstId
  const games = batches.flatMap((batch) => {
    const first = id
    id += batch.count
    return gamesOf(batch, random, (place, pin) => {
      const isWanted = ({ latin }: GameName) => take(subjectOf(batch, first + place, latin))
      if (pin) isWanted(pin)
      return pin ?? nextName(batch.category, isWanted)
    })
  })
  const numbered = games.map((game, index) => withId(game, firstId + index))
  const mixed = shuffled(random, numbered).sort((a, b) => Number(b.sort) - Number(a.sort))
  return withoutLookalikes(mixed).map((game, sort) => ({ ...game, sort }))
}

const subjectOf = ({ category, vendor }: Batch, id: number, name: string) => ({
  vendor: vendor.code,
  id: String(id),
  category,
  name,
})

/** Accepts a game as long as there is room in its category to keep equal motifs apart. */
function motifRoom(batches: readonly Batch[]) {
  const sizes = new Map<Category, number>()
  for (const { category, count } of batches) sizes.set(category, (sizes.get(category) ?? 0) + count)
  const taken = new Map<string, number>()
  return (game: ReturnType<typeof subjectOf>) => {
    const key = `${game.category} ${lookOf(game).motif}`
    const count = (taken.get(key) ?? 0) + 1
    if (count > Math.ceil((sizes.get(game.category) ?? 0) / apart.motif)) return false
    taken.set(key, count)
    return true
  }
}

export const seededLook = ({ vendor, node_id, category, name_en }: SeededGame) =>
  lookOf({ vendor, id: String(node_id), category, name: name_en })

/** Reorders the games within each category, with the pinned ones first. */
function withoutLookalikes(games: readonly SeededGame[]): SeededGame[] {
  const queues = new Map(
    [...Map.groupBy(games, ({ category }) => category)].map(([category, all]) => [
      category,
      pinnedFirst(all, ({ sort }) => sort === 1)[Symbol.iterator](),
    ]),
  )
  return games.flatMap(({ category }) => {
    const next = queues.get(category)?.next()
    return next && !next.done ? [next.value] : []
  })
}

export function pinnedFirst(
  games: readonly SeededGame[],
  isPinned: (game: SeededGame) => boolean,
): SeededGame[] {
  const head = arranged(games.filter(isPinned), seededLook)
  const rest = games.filter((game) => !isPinned(game))
  return [...head, ...arranged(rest, seededLook, head)]
}

function gamesOf(
  { category, vendor, count }: Batch,
  random: Random,
  nameAt: (place: number, pin: GameName | undefined) => GameName,
) {
  const pins = favouritesOfAll.filter((pin) => pin.vendor === vendor.code && pin.in === category)
  return Array.from({ length: count }, (_, index): SeededGame => {
    const pin = pins[index]
    return {
      ...common(category, vendor.code, nameAt(index, pin), random),
      ...(category === 'LOTT' || category === 'ELOTT' ? lottery(category, index) : {}),
      icon: vendor.pictures ? vendor.code : null,
      sort: pin ? 1 : 0,
    }
  })
}

/** Rounded down, so that no game promises more than its rules return. */
const rtpOf = (category: Category, { latin }: GameName) =>
  (Math.floor(leastShareOf({ category, name: latin }) * 10) / 10).toFixed(1)

function common(category: Category, vendor: string, name: GameName, random: Random) {
  const minBet = pick(random, minBets)
  const classes = classesOf(category, name, random)
  const isFree = isDemo(category, random)
  return {
    node_id: 0,
    vendor,
    category,
    game_type: wireType(category),
    name_en: name.latin,
    name_bn: name.bengali,
    search: `${name.latin} ${name.bengali}`.toLowerCase().normalize(),
    code: null,
    group_id: null,
    classes,
    support_play: bit(!isFree),
    lotto_mode: null,
    min_bet: minBet,
    min_bet_minor: Math.round(Number(minBet) * 100),
    rtp: rtpOf(category, name),
    volatility: pick(random, volatilities),
    is_new: bit(category === 'RNG' && random() < 0.06),
    hot: null,
  }
}

function wireType(category: Category): Category {
  if (category === 'CRASH') return 'RNG'
  return category === 'ESPORTS' ? 'SPORTS' : category
}

const isDemo = (category: Category, random: Random) =>
  random() < 0.6 && ['RNG', 'CRASH', 'FISH', 'TG'].includes(category)

function classesOf(category: Category, { gameClass }: GameName, random: Random): string {
  if (category !== 'RNG') return gameClass ?? ''
  return slotClasses.filter(() => random() < 0.22).join(',')
}

const lottery = (category: Category, index: number) => ({
  code: index === 0 ? 'lobby' : `draw${index}`,
  group_id: category === 'LOTT' ? 1 : 2,
  lotto_mode: category === 'ELOTT' && index % 2 === 0 ? 'Entertainment' : 'Tradition',
})

const withId = (game: SeededGame, nodeId: number): SeededGame => ({
  ...game,
  node_id: nodeId,
  icon: game.icon ? `tile/${game.icon}/${nodeId}.webp` : null,
})
