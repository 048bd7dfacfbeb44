import { inflateSync } from 'node:zlib'
import { encodePng as encodeIndexed } from '#sandbox/captcha/png.ts'

export interface Bitmap {
  readonly width: number
  readonly height: number
  /** One RGBA colour per pixel, red in the lowest byte. */
  readonly colours: Uint32Array
}

function dataOf(png: Buffer) {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT'
    if (isData) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  return inflateSync(Buffer.concat(parts))
}

function paeth(left: number, up: number, corner: number) {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)]
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

const predict = [
  () => 0,
  (left: number) => left,
  (_: number, up: number) => up,
  (left: number, up: number) => (left + up) >> 1,
  paeth,
]

/** Decodes a screenshot: eight bits per channel, with or without alpha, not interlaced. */
export function decodePng(png: Buffer): Bitmap {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const [depth, stride] = png[25] === 6 ? [4, width * 4] : [3, width * 3]
  const data = dataOf(png)
  const lines = new Uint8Array(stride * height)
  for (let row = 0; row < height; row += 1) {
    const guess = predict[data[row * (stride + 1)] ?? 0] ?? paeth
    for (let x = 0; x < stride; x += 1) {
      const at = row * stride + x
      const left = x < depth ? 0 : (lines[at - depth] ?? 0)
      const corner = x < depth || row === 0 ? 0 : (lines[at - stride - depth] ?? 0)
      lines[at] = (data[at + row + 1] ?? 0) + guess(left, lines[at - stride] ?? 0, corner)
    }
  }
  const channel = (pixel: number, index: number) => lines[pixel * depth + index] ?? 0
  const alpha = (pixel: number) => (depth === 4 ? channel(pixel, 3) : 255)
  const colours = new Uint32Array(width * height).map(
    (_, pixel) =>
      channel(pixel, 0) |
      (channel(pixel, 1) << 8) |
      (channel(pixel, 2) << 16) |
      (alpha(pixel) << 24),
  )
  return { width, height, colours }
}

const distance = (one: number, other: number) =>
  [0, 8, 16, 24].reduce((sum, bits) => {
    const difference = ((one >>> bits) & 255) - ((other >>> bits) & 255)
    return sum + difference * difference
  }, 0)

/** The 256 most frequent colours, and the nearest of them for every colour. */
function quantise(colours: Uint32Array) {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour)
  const palette = ranked.slice(0, 256)
  const nearest = new Map(palette.map((colour, index) => [colour, index]))
  for (const colour of ranked.slice(256)) {
    const distances = palette.map((entry) => distance(entry, colour))
    nearest.set(colour, distances.indexOf(Math.min(...distances)))
  }
  return { palette, nearest }
}

const channelsOf = (colour: number) =>
  [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24] as const

/** Encodes a palette PNG; flat drawings keep their colours, soft edges lose a few. */
export function encodePng({ width, height, colours }: Bitmap) {
  const { palette, nearest } = quantise(colours)
  const pixels = Uint8Array.from(colours, (colour) => nearest.get(colour) ?? 0)
  return encodeIndexed(pixels, width, height, palette.map(channelsOf))
}
