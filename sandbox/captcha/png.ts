import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const grey = 0
const indexed = 3

export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** Encodes one byte per pixel as a PNG: shades of grey, or indexes into a palette. */
export function encodePng(
  pixels: Uint8Array,
  width: number,
  height: number,
  palette?: readonly Colour[],
): Buffer {
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height, palette ? indexed : grey)),
    ...(palette ? coloured(palette) : []),
    chunk('IDAT', deflateSync(filtered(pixels, width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const coloured = (palette: readonly Colour[]) => [
  chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
  chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
]

function header(width: number, height: number, kind: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes[8] = 8
  bytes[9] = kind
  return bytes
}

/** Prefixes each line with its filter type, 0: none. */
function filtered(pixels: Uint8Array, width: number, height: number): Buffer {
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return lines
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
