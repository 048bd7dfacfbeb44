import palettes from './palettes.json' with { type: 'json' }

export type Palette = Readonly<Record<'deep' | 'base' | 'glow' | 'light', string>>

/** The same as in palette.module.css, for the worker, which has no style sheets. */
export { palettes }
