/** CSS pixels beyond which a released sheet does not come back. */
const far = 96
/** CSS pixels per millisecond from which a release counts as a swipe. */
const fast = 0.5

interface Drag {
  readonly pixels: number
  readonly milliseconds: number
}

export const isSwiped = ({ pixels, milliseconds }: Drag) =>
  pixels >= far || (pixels > 16 && pixels / Math.max(1, milliseconds) >= fast)
