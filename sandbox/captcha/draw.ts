import sharp from 'sharp'
import { digitHeight, digitWidth, inkOf } from './digits.ts'

const digitPlace = 33
const height = 48
const paper = 238
const scale = 2.9

type Random = () => number

/** Draws digits as a PNG: rotated, shifted and along a wave, with scratches and dust. */
export function drawCaptcha(answer: string, random: Random = Math.random): Promise<Buffer> {
  const width = answer.length * digitPlace
  const pixels = new Uint8Array(width * height).fill(paper)
  const wave = { height: 1 + random() * 1.5, length: 14 + random() * 10, start: random() * 6 }
  for (const [place, digit] of answer.split('').entries()) {
    const pen = { ...penAt(place, random), wave }
    stamp(pixels, Number(digit), pen)
  }
  for (let line = 0; line < 3; line += 1) scratch(pixels, random)
  for (let speck = 0; speck < 220; speck += 1) dust(pixels, random)
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

const widthOf = (pixels: Uint8Array) => pixels.length / height

const penAt = (place: number, random: Random) => ({
  x: digitPlace * (place + 0.5) + (random() - 0.5) * 5,
  y: height / 2 + (random() - 0.5) * 6,
  angle: (random() - 0.5) * 0.6,
  slant: (random() - 0.5) * 0.4,
  ink: 20 + random() * 60,
})

type Pen = ReturnType<typeof penAt> & { wave: { height: number; length: number; start: number } }

function stamp(pixels: Uint8Array, digit: number, pen: Pen) {
  const width = widthOf(pixels)
  for (let y = 0; y < height; y += 1)
    for (let x = Math.max(0, Math.floor(pen.x) - 26); x < Math.min(width, pen.x + 26); x += 1) {
      const [column, row] = toGlyph(x, y, pen)
      const ink = Math.min(1, inkOf(digit, column, row) * 1.5)
      if (ink > 0) darken(pixels, x, y, paper - (paper - pen.ink) * ink)
    }
}

/** Maps a pixel to the digit's own box, undoing the distortion. */
function toGlyph(x: number, y: number, { wave, ...pen }: Pen): [number, number] {
  const right = x - pen.x + wave.height * Math.sin(y / 7 + wave.start)
  const down = y - pen.y + wave.height * Math.sin(x / wave.length + wave.start)
  const turnedX = right * Math.cos(pen.angle) + down * Math.sin(pen.angle)
  const turnedY = down * Math.cos(pen.angle) - right * Math.sin(pen.angle)
  const column = (turnedX + turnedY * pen.slant) / scale + digitWidth / 2 - 0.5
  return [column, turnedY / scale + digitHeight / 2 - 0.5]
}

function scratch(pixels: Uint8Array, random: Random) {
  const width = widthOf(pixels)
  const start = random() * height
  const slope = ((random() - 0.5) * height) / width
  const bend = random() * 8
  for (let x = 0; x < width; x += 1)
    darken(pixels, x, Math.round(start + slope * x + bend * Math.sin(x / 19)), 110)
}

function dust(pixels: Uint8Array, random: Random) {
  darken(
    pixels,
    Math.floor(random() * widthOf(pixels)),
    Math.floor(random() * height),
    90 + random() * 90,
  )
}

function darken(pixels: Uint8Array, x: number, y: number, shade: number) {
  if (y < 0 || y >= height) return
  const at = y * widthOf(pixels) + x
  pixels[at] = Math.min(pixels[at] ?? paper, shade)
}
