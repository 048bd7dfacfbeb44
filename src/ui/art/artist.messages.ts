/** Drawings of one shape, to be drawn one below the other. */
export interface Order {
  readonly names: readonly string[]
  /** Device pixels. */
  readonly height: number
  /**
   * PNG for motifs, and on screens with fewer than 1.5 device pixels per CSS pixel, where JPEG artefacts would show.
   */
  readonly type: 'image/png' | 'image/jpeg'
}

export interface Strip {
  readonly names: readonly string[]
  readonly blob: Blob
  /** Device pixels of one drawing. */
  readonly height: number
}
