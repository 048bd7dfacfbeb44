import type { Insertable } from 'kysely'
import type { Category } from '../../src/api/games/category.ts'
import type { GamesTable } from '../schema/schema.games.ts'
import { type GameName, nameGiver } from './names.ts'
import { leastShareOf } from '../vendor/kinds/leastShare.ts'
import { bit } from '../schema/query.ts'
import { favouritesOfAll } from './pinned.ts'
import { type Random, pick, seededRandom, shuffled } from '../world/random.ts'
import { type Batch, batchesFor } from './shares.ts'

export type SeededGame = Insertable<GamesTable>

const slotClasses = ['Megaways', 'FeatureBuy', 'BonusGame', 'Jackpot', 'Classic'] as const
export const classesOfSlots: readonly string[] = slotClasses

const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1', '2', '5'] as const
const volatilities = ['low', 'mid', 'high'] as const
const firstId = 10_001

/** The same list for the same seed and count. */
export function seededGames(seed: number, count: number): SeededGame[] {
  const random = seededRandom(seed)
  const pinned = favouritesOfAll.flatMap(({ latin, bengali }) => [latin, bengali])
  const nextName = nameGiver(random, pinned)
  const games = batchesFor(count).flatMap((batch) => gamesOf(batch, random, nextName))
  const numbered = games.map((game, index) => withId(game, firstId + index))
  return shuffled(random, numbered)
    .sort((a, b) => Number(b.sort) - Number(a.sort))
    .map((game, sort) => ({ ...game, sort }))
}

function gamesOf({ category, vendor, count }: Batch, random: Random, next: NextName) {
  const pins = favouritesOfAll.filter((pin) => pin.vendor === vendor.code && pin.in === category)
  return Array.from({ length: count }, (_, index): SeededGame => {
    const pin = pins[index]
    return {
      ...common(category, vendor.code, pin ?? next(category), random),
      ...(category === 'LOTT' || category === 'ELOTT' ? lottery(category, index) : {}),
      icon: vendor.pictures ? vendor.code : null,
      sort: pin ? 1 : 0,
    }
  })
}

type NextName = (category: Category) => GameName

/** Rounded down, so that no game promises more than its rules give. */
const rtpOf = (category: Category, { latin }: GameName) =>
  (Math.floor(leastShareOf({ category, name: latin }) * 10) / 10).toFixed(1)

function common(category: Category, vendor: string, name: GameName, random: Random) {
  const minBet = pick(random, minBets)
  const classes = classesOf(category, name, random)
  const isFree = isDemo(category, random)
  // Drawn for nothing: without it every later game would have another name.
  random()
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
  icon: game.icon ? `tile/${game.icon}/${nodeId}.svg` : null,
})
