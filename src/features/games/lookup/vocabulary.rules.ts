import type { Category } from '#api/games/category.ts'
import { type Catalogue, gameAt } from '#api/games/catalogue.ts'
import { soundOf, wordsOf } from './sound.rules.ts'

/** What players type for a category; never shown. */
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

/** Sounds, and for each one the positions of the things it names. */
export interface Vocabulary {
  readonly sounds: readonly string[]
  readonly starts: Uint32Array
  readonly places: Uint16Array
  /** The number of things that the positions refer to. */
  readonly things: number
}

/** Every word, and every two adjacent words joined: players leave out spaces. */
function soundsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const sounds = wordsOf(text).map(soundOf)
      const pairs = sounds.slice(1).map((sound, place) => soundOf(`${sounds[place]}${sound}`))
      return [...sounds, ...pairs].filter(Boolean)
    }),
  )
}

function vocabularyOf(things: readonly (readonly string[])[]): Vocabulary {
  const called = new Map<string, number[]>()
  things.forEach((texts, place) => {
    for (const sound of soundsOf(texts)) called.set(sound, [...(called.get(sound) ?? []), place])
  })
  const starts = new Uint32Array(called.size + 1)
  const lists = [...called.values()]
  lists.forEach((list, place) => {
    starts[place + 1] = (starts[place] ?? 0) + list.length
  })
  return {
    sounds: [...called.keys()],
    starts,
    places: Uint16Array.from(lists.flat()),
    things: things.length,
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
