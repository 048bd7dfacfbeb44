/** CSS pixels, after which a sheet that is let go does not come back. */
const far = 96
/** CSS pixels per millisecond, from which on letting go is a throw. */
const fast = 0.5

interface Drag {
  readonly pixels: number
  readonly milliseconds: number
}

export const isThrown = ({ pixels, milliseconds }: Drag) =>
  pixels >= far || (pixels > 16 && pixels / Math.max(1, milliseconds) >= fast)
