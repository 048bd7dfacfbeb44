export type ImageType = 'image/png' | 'image/jpeg'

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpegMark = [0xff, 0xd8, 0xff]

/** How many bytes of a file `imageFormatOf` needs. */
export const headLength = 12

/** The format that the first bytes of a file state, whatever its name says. */
export function imageFormatOf(head: Uint8Array): ImageType | 'heic' | undefined {
  const startsWith = (mark: readonly number[]) => mark.every((byte, place) => head[place] === byte)
  if (startsWith(pngMark)) return 'image/png'
  if (startsWith(jpegMark)) return 'image/jpeg'
  const box = String.fromCharCode(...head.slice(4, headLength))
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(box) ? 'heic' : undefined
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels: the longer side of a photo. That of a long screenshot is longer, because its letters must stay legible. */
const longSide = 1600
const legibleSide = 720
/** The largest canvas of Safari, in pixels. */
const largestArea = 16 * 1024 * 1024

/** The size to draw a picture at, or undefined where it would be too large or no longer legible. */
export function drawnSizeOf({ width, height }: Size): Size | undefined {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const scale = Math.min(1, Math.max(longSide / longer, legibleSide / shorter))
  const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return drawn.width * drawn.height <= largestArea ? drawn : undefined
}
