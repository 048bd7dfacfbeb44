import type { Sign } from '#sandbox/vendor/sheets/slot.ts'
import { signGradients, signPictures } from '#sandbox/vendor/signs.ts'
import type { Motif } from '#ui/art/motifs/motifs.ts'
import { figure } from '#sandbox/vendor/figure.ts'
import type { Palette as Scenery } from './palettes.ts'

const gradientOf = (id: string) =>
  signGradients.split('</linearGradient>').find((each) => each.includes(`id="${id}"`)) ?? ''

const gradientsIn = (body: string) =>
  [...new Set([...body.matchAll(/url\(#(\w+)\)/g)].map(([, id = '']) => id))]
    .map((id) => `${gradientOf(id)}</linearGradient>`)
    .join('')

interface Placed {
  readonly sign: Sign
  readonly size: number
  readonly x?: number
  readonly y?: number
  readonly tilt?: number
}

export function placed(all: readonly Placed[]): string {
  const drawn = all.map(
    ({ sign, size, x = 0, y = 0, tilt = 0 }) =>
      `<g transform="translate(${x} ${y})rotate(${tilt})scale(${size / 100})translate(-50-50)">${signPictures[sign]}</g>`,
  )
  return `<defs>${gradientsIn(drawn.join(''))}</defs>${drawn.join('')}`
}

/** The app’s drawing of a motif at 200 × 200, in the colours of a scene. */
export const appFigure =
  (motif: Motif) =>
  ({ deep, base, glow, ink }: Scenery) =>
    `<g transform="scale(2.6)">${figure(motif, { deep, base, glow, light: ink }, 'f')}</g>`
