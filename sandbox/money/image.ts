import type { imageTypes } from '#api/money/upload.ts'
import { signature } from '#sandbox/captcha/png.ts'

interface Image {
  readonly type: (typeof imageTypes)[number]
  readonly width: number
  readonly height: number
}

const largestSide = 12_000

/** Type and size of a PNG or JPEG from its bytes alone; null if no decoder would open it. */
export function readImage(bytes: Buffer): Image | null {
  const image = readPng(bytes) ?? readJpeg(bytes)
  if (!image) return null
  const isSide = (side: number) => side > 0 && side <= largestSide
  return isSide(image.width) && isSide(image.height) ? image : null
}

function readPng(bytes: Buffer): Image | null {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(signature)) return null
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = bytes.subarray(24, 29)
  const isKnown = depthsOf(colour).includes(depth) && compression === 0 && filter === 0
  const isWhole = bytes.includes('IDAT', 33) && bytes.includes('IEND', 33)
  if (!isKnown || interlace > 1 || !isWhole) return null
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** The bit depths that a colour type may have. */
const depthsOf = (colour: number): readonly number[] =>
  ({ 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] })[colour] ?? []

/** Start-of-frame markers: baseline, extended and progressive; browsers decode no others. */
const frames = [0xc0, 0xc1, 0xc2]

/** Walks the segments to the frame header, which has the size, and requires a scan after it. */
function readJpeg(bytes: Buffer): Image | null {
  if (bytes.length < 20 || bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0xda) return null
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (frames.includes(marker)) return frameAt(bytes, at, length)
    at += 2 + length
  }
  return null
}

function frameAt(bytes: Buffer, at: number, length: number): Image | null {
  const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
  const hasScan = bytes.includes(Buffer.from([0xff, 0xda]), at + 2 + length)
  const isEight = bytes[at + 4] === 8 && length >= 11
  return hasScan && isEight ? { type: 'image/jpeg', width, height } : null
}
