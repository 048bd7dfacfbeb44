import { motifsIn } from '#ui/art/motifs/figures.rules.ts'
import { type Motif, motifs } from '#ui/art/motifs/motifs.ts'
import { type Palette, type Part, colourOf, partsOf } from '#ui/art/motifs/part.ts'

/** Rounds to one decimal, which is finer than a phone displays. */
export const fine = (value: number) => Math.round(value * 10) / 10

const placing = ([x, y, turn, scale]: Part['at']) =>
  x || y || turn || scale !== 1
    ? ` transform="translate(${x} ${y})rotate(${fine(turn)})scale(${scale})"`
    : ''

/**
 * A shadow at the bottom and a highlight along the top, as in src/ui/art/canvas/pen.ts. The path is
 * repeated, because a `use` adds a shadow tree to every page with the picture.
 */
function lit(id: string, d: string, ink: string, turn: number) {
  const angle = (turn * Math.PI) / 180
  const away = (far: number) =>
    `transform="translate(${fine(far * Math.sin(angle))} ${fine(far * Math.cos(angle))})"`
  const path = `<path d="${d}"`
  return (
    `${path} fill="${shaded(ink)}"/><clipPath id="${id}c">${path}/></clipPath><g clip-path="url(#${id}c)">` +
    `${path} fill="${ink}" ${away(-3.4)}/>` +
    `${path} fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" ${away(2)}/></g>`
  )
}

/** #1e0832 over a colour, at 30 %. */
function shaded(ink: string) {
  const bytes = ink.length === 4 ? ink.slice(1).replaceAll(/./g, '$&$&') : ink.slice(1)
  const [red = 0, green = 0, blue = 0] = bytes.match(/../g)?.map((byte) => parseInt(byte, 16)) ?? []
  const over = (above: number, below: number) =>
    Math.round(above * 0.3 + below * 0.7)
      .toString(16)
      .padStart(2, '0')
  return `#${over(0x1e, red)}${over(0x08, green)}${over(0x32, blue)}`
}

function lineOf({ line: [width = 1.9, ...dash], d }: Part, ink: string) {
  const isRound = !((dash[0] ?? 0) >= 1)
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"${isRound ? ' stroke-linecap="round"' : ''}${dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>`
}

function shapeOf(part: Part, id: string, palette: Palette) {
  const ink = colourOf(part.ink, palette)
  if (part.finish === 'line') return lineOf(part, ink)
  const alpha = part.alpha === 1 ? '' : ` fill-opacity="${part.alpha}"`
  if (part.finish === 'flat') return `<path d="${part.d}" fill="${ink}"${alpha}/>`
  const outline = ` stroke="${palette.deep}" stroke-width="1.9" stroke-linejoin="round"`
  if (part.finish === 'outlined') return `<path d="${part.d}" fill="${ink}"${outline}/>`
  return lit(id, part.d, ink, part.at[2]) + `<path d="${part.d}" fill="none"${outline}/>`
}

/** The app's drawing of a motif as SVG, in 72 × 72 around 0,0; ids begin with `prefix`. */
export function figure(motif: Motif, palette: Palette, prefix: string): string {
  return partsOf(motifs[motif])
    .map((part, place) => {
      const id = `${prefix}${place}`
      const shape = shapeOf(part, id, palette)
      const both = part.isMirrored
        ? `${shape}<g transform="scale(-1 1)">${shapeOf(part, `${id}m`, palette)}</g>`
        : shape
      const placed = placing(part.at)
      return placed ? `<g${placed}>${both}</g>` : both
    })
    .join('')
}

const flyers: readonly string[] = ['plane', 'kite', 'fanush', 'rocket', 'balloon', 'jet', 'comet']
const colours = { deep: '#3a1f6e', base: '#d81b68', glow: '#ffb020', light: '#fff6dd' }

/** The object that flies in a crash game: the motif of its tile, or else a rocket. */
export function flyerSprite(name: string): string {
  const flyer = motifsIn(name).find((motif) => flyers.includes(motif)) ?? 'rocket'
  return `<svg class="sprite" width="0" height="0" aria-hidden="true"><symbol id="flyer" viewBox="-36 -36 72 72">${figure(flyer, colours, 'f')}</symbol></svg>`
}
