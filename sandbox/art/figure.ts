import type { Motif } from '#ui/art/motifs/motifs.ts'
import { figure } from '#sandbox/vendor/figure.ts'
import type { Palette as Scenery } from './palettes.ts'

/** The app’s drawing of a motif at 200 × 200, in the colours of a scene. */
export const appFigure =
  (motif: Motif) =>
  ({ deep, base, glow, ink }: Scenery) =>
    `<g transform="scale(2.6)">${figure(motif, { deep, base, glow, light: ink }, 'f')}</g>`
