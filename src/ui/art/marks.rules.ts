import { freeFrom, hashOf, paletteCount, paletteOf } from './art.rules.ts'
import { lotus, scallops } from './geometry.ts'

interface Mark {
  /** In 88 × 88 around 0,0. */
  readonly edge: string
  /** By default the shape of the edge, smaller. */
  readonly face?: string
  /** The baseline of the letters, below the middle. */
  readonly letters: number
}

const disc = (radius: number) =>
  `M${radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0z`

export const marks: readonly [Mark, ...Mark[]] = [
  { edge: lotus(12, 27, 43), face: disc(29), letters: 8 },
  { edge: scallops(14, 38), face: disc(32), letters: 8 },
  {
    edge: 'M0-43C12-35 26-33 37-33 41 4 24 31 0 43-24 31-41 4-37-33-26-33-12-35 0-43z',
    letters: 5,
  },
  { edge: 'M0-43L38-21V21L0 43-38 21V-21z', letters: 8 },
  {
    edge: 'M0-44Q6-44 11-39L39-11Q44-6 44 0T39 11L11 39Q6 44 0 44T-11 39L-39 11Q-44 6-44 0T-39-11L-11-39Q-6-44 0-44z',
    letters: 8,
  },
  {
    edge: 'M-36 41V-6C-36-19-27-25-17-29-8-32-3-36 0-44 3-36 8-32 17-29 27-25 36-19 36-6V41z',
    letters: 17,
  },
  {
    edge: 'M0-44L12-30 31-31 30-12 44 0 30 12 31 31 12 30 0 44-12 30-31 31-30 12-44 0-30-12-31-31-12-30z',
    letters: 8,
  },
  { edge: 'M-41-41H4C27-41 41-25 41-4V41H-4C-27 41-41 25-41 4z', letters: 8 },
  { edge: 'M-43-31H43V-11a11 11 0 0 0 0 22V31H-43V11a11 11 0 0 0 0-22z', letters: 8 },
  {
    edge: 'M-17-43H17L11-30C35-23 43-4 37 15 33 33 16 43 0 43S-33 33-37 15C-43-4-35-23-11-30z',
    letters: 15,
  },
  { edge: 'M-37-41H37V25L0 43-37 25z', letters: 4 },
  { edge: 'M0-42C40-42 42-40 42 0S40 42 0 42-42 40-42 0-40-42 0-42z', letters: 8 },
]

export interface MarkLook {
  /** Index among the marks. */
  readonly shape: number
  readonly palette: number
}

/** For a provider that is in none of the lists. */
export const vendorLookOf = (vendor: string): MarkLook => ({
  shape: (hashOf(vendor) >>> 7) % marks.length,
  palette: paletteOf(vendor),
})

type List = readonly string[]
const near = (code: string, list: List) => {
  const at = list.indexOf(code)
  return at < 0 ? [] : list.slice(Math.max(0, at - 2), at + 3)
}

/**
 * A look for every provider of these lists: those within two places of each other, in a list or in all of
 * them together, share neither shape nor colours.
 */
export function looksOf(
  lists: readonly { readonly vendors: readonly { readonly code: string }[] }[],
): ReadonlyMap<string, MarkLook> {
  const rows = lists.map(({ vendors }) => vendors.map(({ code }) => code))
  const all = [...new Set(rows.flat())]
  const looks = new Map<string, MarkLook>()
  for (const code of all) {
    const wanted = vendorLookOf(code)
    const around = [...rows, all].flatMap((row) =>
      near(code, row).flatMap((one) => looks.get(one) ?? []),
    )
    const shape = freeFrom(wanted.shape, new Set(around.map((look) => look.shape)), marks.length)
    const alike = [...looks.values()].filter((look) => look.shape === shape)
    const taken = new Set([...around, ...alike].map((look) => look.palette))
    looks.set(code, { shape, palette: freeFrom(wanted.palette, taken, paletteCount) })
  }
  return looks
}

export const vendorMarkOf = ({ shape }: MarkLook) => marks[shape] ?? marks[0]

/** A provider's letters: the initials of its first two words, or the first two letters of a single word. */
export const vendorMonogramOf = (name: string) => {
  const words = name.split(/[\s_]+/).filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)) : Array.from(name)
  return letters.slice(0, 2).join('').toUpperCase()
}
