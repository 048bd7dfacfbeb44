import type { Category } from '#api/games/category.ts'
import { type Random, pick } from '#sandbox/world/random.ts'
import { cardNouns, crashNouns, fishNouns } from './words/arcade.ts'
import {
  cockfightNouns,
  esportNouns,
  lotteryNouns,
  quickLotteryNouns,
  sportNouns,
} from './words/contests.ts'
import { moods, placeWords } from './words/firsts.ts'
import { lasts, slotLasts, slotNouns } from './words/slots.ts'
import { bingoNouns, liveNouns, showNouns, tableNouns } from './words/tables.ts'

type Word = readonly [latin: string, bengali: string, gameClass?: string]

const nouns: Record<Category, readonly Word[]> = {
  RNG: slotNouns,
  LIVE: liveNouns,
  FISH: fishNouns,
  PVP: cardNouns,
  SPORTS: sportNouns,
  ESPORTS: esportNouns,
  COCKFIGHT: cockfightNouns,
  CRASH: crashNouns,
  GAMESHOW: showNouns,
  BG: bingoNouns,
  TG: tableNouns,
  LOTT: lotteryNouns,
  ELOTT: quickLotteryNouns,
}

const slotFirsts: readonly Word[] = [...placeWords, ...moods]

export const phrases: readonly Word[] = [
  ...Object.values(nouns).flat(),
  ...slotFirsts,
  ...slotLasts,
  ...lasts,
]

export interface GameName {
  readonly latin: string
  readonly bengali: string
  /** The class that the noun implies. */
  readonly gameClass: string | undefined
}

export const nounClasses = (category: Category) => [
  ...new Set(nouns[category].flatMap(([, , gameClass]) => gameClass ?? [])),
]

/** How many names may be rejected before any is accepted. */
const mostRefusals = 60

/**
 * Returns a new name at every call, one that `isWanted` accepts if possible. Names get longer the
 * harder it is to find an unused one.
 */
export function nameGiver(random: Random, taken: Iterable<string>) {
  const used = new Set(taken)
  return (category: Category, isWanted: (name: GameName) => boolean): GameName => {
    for (let tries = 0, refusals = 0; ;) {
      const name = nameOf(random, category, tries)
      if (used.has(name.latin) || used.has(name.bengali)) tries += 1
      else if (refusals < mostRefusals && !isWanted(name)) refusals += 1
      else {
        used.add(name.latin).add(name.bengali)
        return name
      }
    }
  }
}

function nameOf(random: Random, category: Category, tries: number): GameName {
  const noun = pick(random, nouns[category])
  const isSlot = category === 'RNG'
  const first = pick<Word>(random, isSlot ? slotFirsts : placeWords)
  const words: Word[] = noun[0].includes(first[0]) ? [noun] : [first, noun]
  const usual = isSlot ? 0.15 : 0.04
  if (random() < usual + tries * 0.2) words.push(pick<Word>(random, isSlot ? slotLasts : lasts))
  if (tries > 6) words.push(numbered(2 + Math.floor(random() * 98)))
  return {
    latin: words.map(([latin]) => latin).join(' '),
    bengali: words.map(([, bengali]) => bengali).join(' '),
    gameClass: noun[2],
  }
}

const numbered = (n: number): Word => [String(n), n.toLocaleString('bn-BD')]
