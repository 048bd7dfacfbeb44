/** Drawings of one shape, to be drawn one below the other. */
export interface Order {
  readonly names: readonly string[]
  /** Device pixels. */
  readonly height: number
  /** Flat pictures at one pixel a point show what JPEG loses. */
  readonly type: 'image/png' | 'image/jpeg'
}

export interface Strip {
  readonly names: readonly string[]
  readonly blob: Blob
  /** Device pixels of one drawing. */
  readonly height: number
}
