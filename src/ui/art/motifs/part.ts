/** One of the palette's four colours, or a colour that is the same in every palette. */
export type Ink = 'deep' | 'base' | 'glow' | 'light' | `#${string}`

interface Placed {
  readonly at?: readonly [x: number, y: number]
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly scale?: number
}

/** An SVG path. Without a `stroke` it has the outline that all motifs share: `deep`, 1.6 wide. */
export interface Shape extends Placed {
  readonly d: string
  readonly fill?: Ink
  readonly stroke?: Ink | 'none'
  readonly width?: number
  /** Round line caps. */
  readonly round?: boolean
  readonly dash?: readonly number[]
  /** The fill's opacity. */
  readonly alpha?: number
}

export interface Group extends Placed {
  readonly parts: readonly Part[]
}

/** Drawn around 0,0 in 72 × 72, the light from above. */
export type Part = Shape | Group
