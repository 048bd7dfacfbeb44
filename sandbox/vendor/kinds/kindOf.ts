import type { Category } from '#api/games/category.ts'
import type { KindName } from './kind.ts'

const byCategory: Readonly<Record<Category, KindName>> = {
  RNG: 'slot',
  LIVE: 'cards',
  PVP: 'cards',
  TG: 'cards',
  GAMESHOW: 'roulette',
  FISH: 'fishing',
  BG: 'bingo',
  LOTT: 'bingo',
  ELOTT: 'bingo',
  CRASH: 'crash',
  SPORTS: 'match',
  ESPORTS: 'match',
  COCKFIGHT: 'duel',
}

/** Words that determine the kind of game whatever its category; the first match decides. */
const byWord: readonly (readonly [RegExp, KindName])[] = [
  [/\b(roulette|wheel|chaka)\b/i, 'roulette'],
  [/\bandar bahar\b/i, 'andar'],
  [/\b(teen patti|dragon tiger|card war|baccarat|punto banco)\b/i, 'cards'],
  [/\b(dice|sic bo|7 up)\b/i, 'dice'],
  [/\b(bingo|housie|tambola|ball drop)\b/i, 'bingo'],
]

export interface Listed {
  readonly category: string
  /** The English name. */
  readonly name: string
}

const isCategory = (category: string): category is Category => Object.hasOwn(byCategory, category)

/** In a slot's name such words are only its theme: Nagordola Gold is a slot, not a wheel. */
export function kindOf({ category, name }: Listed): KindName {
  if (!isCategory(category)) return 'bingo'
  if (category === 'RNG') return 'slot'
  return byWord.find(([words]) => words.test(name))?.[1] ?? byCategory[category]
}
