import type { Category } from '#api/games/category.ts'
import { type Catalogue, gameAt } from '#api/games/catalogue.ts'
import { type Heard, heardOf } from './heard.rules.ts'
import { soundOf, wordsOf } from './sound.rules.ts'

/** Words that players type for a category; never shown. */
const categoryWords: Readonly<Record<Category, string>> = {
  RNG: 'slots স্লট',
  LIVE: 'live casino লাইভ ক্যাসিনো',
  FISH: 'fishing মাছ শিকার',
  PVP: 'poker cards পোকার তাস',
  SPORTS: 'sports খেলাধুলা স্পোর্টস',
  ESPORTS: 'esports ইস্পোর্টস',
  COCKFIGHT: 'cockfight মোরগ লড়াই',
  CRASH: 'crash ক্র্যাশ',
  GAMESHOW: 'game show গেম শো',
  BG: 'bingo বিঙ্গো',
  TG: 'table টেবিল',
  LOTT: 'lottery লটারি',
  ELOTT: 'elottery lottery লটারি',
}

/** Sounds, and for each one the positions of the entries that it names. */
export interface Vocabulary {
  readonly sounds: readonly string[]
  /** The letters that the words of each sound begin with. */
  readonly initials: readonly string[]
  readonly starts: Uint32Array
  readonly places: Uint16Array
  /** The number of entries that the positions refer to. */
  readonly count: number
}

/** Every word, and every two adjacent words joined: players leave out spaces. */
const wordsIn = (texts: readonly string[]): Heard[] =>
  texts.flatMap((text) => {
    const words = wordsOf(text).map(heardOf)
    const pairs = words.slice(1).map(({ sound }, place) => ({
      sound: soundOf(`${words[place]?.sound}${sound}`),
      initial: words[place]?.initial ?? '',
    }))
    return [...words, ...pairs].filter(({ sound }) => sound !== '')
  })

function vocabularyOf(entries: readonly (readonly string[])[]): Vocabulary {
  const called = new Map<string, { initials: string; readonly places: Set<number> }>()
  entries.forEach((texts, place) => {
    for (const { sound, initial } of wordsIn(texts)) {
      const word = called.get(sound) ?? { initials: '', places: new Set() }
      if (!word.initials.includes(initial)) word.initials += initial
      word.places.add(place)
      called.set(sound, word)
    }
  })
  const starts = new Uint32Array(called.size + 1)
  const lists = [...called.values()].map(({ places }) => [...places])
  lists.forEach((list, place) => {
    starts[place + 1] = (starts[place] ?? 0) + list.length
  })
  return {
    sounds: [...called.keys()],
    initials: Array.from(called.values(), ({ initials }) => initials),
    starts,
    places: Uint16Array.from(lists.flat()),
    count: entries.length,
  }
}

/** The sounds of the pieces of names, in both scripts. */
export const pieceVocabulary = ({ pieces }: Catalogue) => vocabularyOf(pieces)

/** Games of one vendor and category that are adjacent in the catalogue. */
export interface Run {
  /** The vendor's name. */
  readonly vendor: string
  readonly category: Category
  readonly games: number
}

/** The sounds of vendors and categories. */
export const runVocabulary = (runs: readonly Run[]) =>
  vocabularyOf(runs.map(({ vendor, category }) => [vendor, ...wordsOf(categoryWords[category])]))

/** In the order of the catalogue. */
export function runsOf(catalogue: Catalogue): Run[] {
  let first = 0
  return catalogue.wire.runs.flatMap(({ vassalage, games }) => {
    const category = gameAt(catalogue, first, '')?.category ?? 'RNG'
    first += games
    return { vendor: catalogue.vendors.get(vassalage) ?? vassalage, category, games }
  })
}
