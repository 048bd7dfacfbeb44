import { type Subject, artName } from '#ui/art/art.rules.ts'
import { type Drawing, drawingOf } from '#ui/art/drawing.rules.ts'
import { flags, petals } from '#ui/art/geometry.ts'
import type { Palette } from '#ui/art/motifs/part.ts'
import palettes from '#ui/art/palettes.json' with { type: 'json' }
import { figure } from '#sandbox/vendor/figure.ts'
import { repeat, svg } from './draw.ts'

const rings = ({ rays, beads, petals: kind, rotation }: Drawing, { glow, light }: Palette) =>
  `<g fill="none"><circle r="80" stroke="${glow}" stroke-opacity=".13" stroke-width="160" stroke-dasharray="${((80 * Math.PI) / rays).toFixed(2)}"/>` +
  `<circle r="45" stroke="${light}" stroke-opacity=".55" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 ${((90 * Math.PI) / beads).toFixed(2)}"/></g>` +
  `<path fill="${light}" fill-opacity=".34" fill-rule="evenodd" transform="rotate(${rotation})" d="${petals[kind]}"/>`

function figures({ hero, companion, side }: Drawing, palette: Palette) {
  if (!companion) return figure(hero, palette, 'h')
  const medal = `<circle r="18.5" fill="${palette.deep}" fill-opacity=".82" stroke="${palette.light}" stroke-width="1.4"/>`
  return (
    `<g transform="translate(${-5 * side} -2)">${figure(hero, palette, 'h')}</g>` +
    `<g transform="translate(${26 * side} 13)">${medal}<g transform="scale(.42)">${figure(companion, palette, 'c')}</g></g>`
  )
}

const bunting = ({ glow, light }: Palette) =>
  repeat(3, (place) => {
    const fill = [light, glow, '#fff'][place] ?? ''
    return `<path transform="translate(0-46)" fill="${fill}" d="${flags(18, 240, place, 3)}"/>`
  })

/** A game's picture, without any text: the same as the app draws. */
export function tile(game: Subject): string {
  const drawing = drawingOf(artName('portrait', game))
  const palette = palettes[drawing?.palette ?? 0]
  if (!drawing || !palette) throw new RangeError(`no picture of ${game.id}`)
  const { deep, base } = palette
  const ground = `<radialGradient id="s" cx=".5" cy=".46" r=".73"><stop offset=".12" stop-color="${base}"/><stop offset=".82" stop-color="${deep}"/></radialGradient>`
  const foot = `<linearGradient id="f" x2="0" y2="1"><stop offset=".45" stop-color="${deep}" stop-opacity="0"/><stop offset=".934" stop-color="${deep}"/></linearGradient>`
  const whole = '<rect x="-47" y="-46" width="94" height="117"'
  return svg(
    300,
    400,
    `<defs>${ground}${foot}</defs>${whole} fill="url(#s)"/>` +
      rings(drawing, palette) +
      `<circle r="29" fill="${base}" fill-opacity=".75"/>` +
      figures(drawing, palette) +
      bunting(palette) +
      `${whole} fill="url(#f)"/>`,
    '-44 -46 88 117.3',
  )
}
