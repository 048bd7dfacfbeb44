import type { Palette } from './palettes.ts'

/** A picture in a 200 × 200 box around 0,0. */
export type Motif = (palette: Palette, random: () => number) => string
