import sharp from 'sharp'
import { drawFair, height, inGap, nothing, palette, width } from './fairPicture.ts'
import { newPlace, offsetOf, size } from './place.ts'

const body = 40
const knob = 7

/** A square with a knob on the right and a notch at the top. */
function isPiece(x: number, y: number): boolean {
  const middle = size / 2
  const top = size - body - 2
  if (Math.hypot(x - middle + knob, y - top) < knob) return false
  if (Math.hypot(x - body - 3, y - (top + body / 2)) < knob) return true
  return x >= 2 && x < body + 2 && y >= top && y < top + body
}

export async function drawPuzzle(random: () => number = Math.random) {
  const gap = offsetOf(newPlace())
  const picture = drawFair(random)
  const piece = new Uint8Array(size * size).fill(nothing)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!isPiece(x, y)) continue
      const at = gap + y * width + x
      piece[y * size + x] = isRim(x, y) ? white : (picture[at] ?? 0)
      picture[at] = (picture[at] ?? 0) + inGap
    }
  return {
    offset: gap,
    picture: await png(picture, width, height),
    piece: await png(piece, size, size),
  }
}

const white = 27

const isRim = (x: number, y: number) =>
  [-1, 1].some((step) => !isPiece(x + step, y) || !isPiece(x, y + step))

async function png(pixels: Uint8Array, across: number, down: number) {
  const raw = { width: across, height: down, channels: 4 } as const
  const colours = Uint8Array.from([...pixels].flatMap((colour) => palette[colour] ?? []))
  const drawn = await sharp(colours, { raw }).png({ palette: true, dither: 0 }).toBuffer()
  return drawn.toString('base64')
}
