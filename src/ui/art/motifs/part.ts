import inks from './inks.json' with { type: 'json' }
import pieces from './pieces.json' with { type: 'json' }

const ownInks = ['deep', 'base', 'glow', 'light'] as const

export type Palette = Readonly<Record<(typeof ownInks)[number], string>>

/** The palette's four colours by name, and those that are the same in every palette. */
type Ink = keyof Palette | keyof typeof inks

const isInk = (text: string): text is Ink =>
  Object.hasOwn(inks, text) || ownInks.some((own) => own === text)

export const colourOf = (ink: Ink, palette: Palette) => ({ ...inks, ...palette })[ink]

/** `lit` has the outline, the shade at its foot and the light along its top that all motifs share. */
export type Finish = 'lit' | 'outlined' | 'flat' | 'line'

export interface Part {
  readonly finish: Finish
  readonly ink: Ink
  readonly alpha: number
  /** The width of a line, then its dashes. */
  readonly line: readonly number[]
  readonly isMirrored: boolean
  /** The position of its 0,0, the degrees clockwise, and the scale. */
  readonly at: readonly [x: number, y: number, turn: number, scale: number]
  readonly d: string
}

const shape = /^(?:\*(\d+) )?(%?)(\|?)([a-z]+)([-=]?)(\.\d+)? (?:([\d.,]+) )?(.+)$/
const round = /O(-?[\d.]+),(-?[\d.]+),([\d.]+)/g
const oval = /E(-?[\d.]+),(-?[\d.]+),([\d.]+),([\d.]+)/g

const isPiece = (text: string): text is keyof typeof pieces => Object.hasOwn(pieces, text)
const piece = (_: string, name: string) => (isPiece(name) ? pieces[name] : '')

const circle = (_: string, x: string, y: string, radius: string) => ellipse(_, x, y, radius, radius)
const ellipse = (_: string, x: string, y: string, across: string, up: string) =>
  `M${Number(x) + Number(across)} ${y}a${across} ${up} 0 1 1-${2 * Number(across)} 0a${across} ${up} 0 1 1 ${2 * Number(across)} 0z`

/**
 * A motif is centred on 0,0 in 72 × 72, the light from above. Each line is one shape: an ink and an SVG path. After
 * the ink, `-` means flat and `=` outlined but without light; before it, `|` means a line, whose width and dashes
 * follow, `%` also the mirror image, and `*8` eight of them around 0,0. In a path, `O` and `E` are circle and ellipse
 * by centre and radius, and `<card>` is a path that several motifs share. `@x,y,turn,scale` places all that follow.
 */
export function partsOf(lines: readonly string[]): Part[] {
  let at: Part['at'] = [0, 0, 0, 1]
  return lines.flatMap((line) => {
    if (!line.startsWith('@')) return partsIn(line, at)
    const [x = 0, y = 0, turn = 0, scale = 1] = line.length > 1 ? numbersIn(line.slice(1)) : []
    at = [x, y, turn, scale]
    return []
  })
}

const numbersIn = (text: string) => text.split(',').map(Number)

function partsIn(text: string, [x, y, first, scale]: Part['at']): Part[] {
  const [, times, mirror, bar, ink = '', mark, alpha, line, path = ''] = shape.exec(text) ?? []
  if (!isInk(ink)) return []
  const part = {
    finish: bar ? 'line' : mark === '-' ? 'flat' : mark === '=' ? 'outlined' : 'lit',
    ink,
    alpha: Number(alpha ?? 1),
    line: line ? numbersIn(line) : [],
    isMirrored: mirror === '%',
    d: path
      .replace(/<(\w+)>/, piece)
      .replace(round, circle)
      .replace(oval, ellipse),
  } as const
  const count = Number(times ?? 1)
  return Array.from({ length: count }, (_, place) => ({
    ...part,
    at: [x, y, first + (360 / count) * place, scale],
  }))
}
