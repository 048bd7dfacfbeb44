import { type MarkLook, vendorMarkOf } from '#ui/art/marks.rules.ts'
import { motifsIn } from '#ui/art/motifs/figures.rules.ts'
import { figure } from '#sandbox/vendor/figure.ts'
import { svg } from './draw.ts'

import palettes from '#ui/art/palettes.json' with { type: 'json' }

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

/** In place of a flag: the two letters of the region. Flags are the operator's. */
export const regionPicture = (region: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"><rect width="32" height="24" rx="3" fill="#35507c"/><text x="16" y="17" fill="#fff" font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle">${region.toUpperCase()}</text></svg>`
