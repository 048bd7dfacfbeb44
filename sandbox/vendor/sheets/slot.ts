/** Most valuable first; the wheel is wild on reels 2 to 4. */
const letters = {
  R: 'rocket',
  G: 'gem',
  F: 'fish',
  P: 'pot',
  D: 'diya',
  M: 'marigold',
  K: 'kite',
  W: 'wheel',
} as const

export type Sign = (typeof letters)[keyof typeof letters]
type Letter = keyof typeof letters

const isLetter = (letter: string): letter is Letter => Object.hasOwn(letters, letter)
const strip = (text: string): readonly Sign[] =>
  text
    .split('')
    .filter(isLetter)
    .map((letter) => letters[letter])

export const strips = [
  strip('KMDPKMFKDGMKPDMKRFMKDGPK'),
  strip('KMWDKPMFKDMGKPWMKDRMFKPD'),
  strip('MKDWPMKFGMKDPWKMDRKFMKPD'),
  strip('DKMPWKDGMFKPMDKWRMKDFPGM'),
  strip('MKDPMKGFDMKPRMKDFPMKDGPK'),
] as const

export const signAt = (reel: number, stop: number): Sign => {
  const signs = strips[reel] ?? []
  return signs[(stop + signs.length) % signs.length] ?? 'wheel'
}

/** A row for each reel, counted from the top. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
]

/** What three, four and five from the left pay, as multiples of one line's stake. */
export const pays: Readonly<Record<Sign, readonly number[]>> = {
  rocket: [40, 150, 1000],
  gem: [25, 100, 500],
  fish: [20, 60, 250],
  pot: [12, 40, 150],
  diya: [10, 25, 100],
  marigold: [6, 16, 60],
  kite: [5, 12, 40],
  wheel: [],
}

/** Percent of the stakes returned. */
export const share = 95.48

export interface LineWin {
  readonly line: number
  readonly sign: Sign
  readonly count: number
  /** As a multiple of one line's stake. */
  readonly pays: number
}

export interface SlotOutcome {
  /** The top row's position on each strip. */
  readonly stops: readonly number[]
  readonly wins: readonly LineWin[]
}
