import { type MarkLook, vendorMarkOf } from '#ui/art/marks.rules.ts'
import { motifsIn } from '#ui/art/motifs/figures.rules.ts'
import palettes from '#ui/art/palettes.json' with { type: 'json' }
import { figure } from '#sandbox/vendor/figure.ts'
import { svg } from './draw.ts'

/** A provider's logo: a motif from its name, with the shape and colours of its mark in the app. */
export function logo(name: string, look: MarkLook): string {
  const palette = palettes[look.palette]
  if (!palette) throw new RangeError(`no colours for ${name}`)
  const { deep, base, glow, light } = palette
  const { edge, face } = vendorMarkOf(look)
  const [motif = 'star'] = motifsIn(name)
  return svg(
    120,
    120,
    `<path d="${edge}" fill="${glow}" stroke="${deep}" stroke-width="1.5" stroke-linejoin="round"/>` +
      `<path d="${face ?? edge}"${face === undefined ? ' transform="scale(.84)"' : ''} fill="${base}" stroke="${light}" stroke-width="2" stroke-linejoin="round"/>` +
      `<g transform="scale(.62)">${figure(motif, palette, 'h')}</g>`,
    '-46 -46 92 92',
  )
}
