export interface Screen {
  /** CSS pixels. */
  readonly width: number
  /** CSS pixels of a rem. */
  readonly rem: number
  /** Device pixels of a CSS pixel. */
  readonly ratio: number
}

/** Which drawings the page needs, and for which screen. */
export interface WantedDrawings {
  readonly names: readonly string[]
  readonly screen: Screen
}

/** Drawings of one shape, one below the other. */
export interface Strip {
  readonly names: readonly string[]
  readonly blob: Blob
  /** Device pixels of one drawing. */
  readonly height: number
}
