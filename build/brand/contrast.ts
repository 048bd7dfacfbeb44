import Colour from 'colorjs.io'
import type { Brand } from './schema.ts'
import { coloursOf } from './style.ts'

const surfaces = ['canvas', 's1', 's2', 's3']
const inks = 'text text-mid text-lo primary-text accent teal success warn danger info'.split(' ')
const fills = ['primary', 'accent', 'teal', 'danger']

interface Pair {
  readonly ink: string
  readonly ground: string
  /** The WCAG 2.2 contrast ratio. */
  readonly wcag: number
  /** The APCA contrast as an unsigned Lc. */
  readonly apca: number
}

const pairs: readonly Pair[] = [
  ...surfaces.flatMap((ground) => [
    ...inks.map((ink) => ({ ink, ground, wcag: 4.5, apca: 40 })),
    ...['line-strong', 'focus'].map((ink) => ({ ink, ground, wcag: 3, apca: 15 })),
  ]),
  ...fills.map((ground) => ({ ink: `on-${ground}`, ground, wcag: 4.5, apca: 40 })),
]

/** One sentence for each pair of colours with too little contrast. */
export const contrastProblems = (root: string, brand: Brand) =>
  (['dark', 'light'] as const).flatMap((theme) => {
    const colourOf = coloursOf(root, brand, theme)
    return pairs.flatMap(({ ink, ground, wcag, apca }) => {
      const [one, other] = [new Colour(colourOf(ink)), new Colour(colourOf(ground))]
      const ratio = one.contrast(other, 'WCAG21')
      const lightness = Math.abs(other.contrast(one, 'APCA'))
      if (ratio >= wcag && lightness >= apca) return []
      const found = `${ratio.toFixed(2)} : 1 and Lc ${lightness.toFixed(0)}`
      return `${theme}: ${ink} on ${ground} has a contrast of ${found}; it needs ${wcag} : 1 and Lc ${apca}.`
    })
  })
