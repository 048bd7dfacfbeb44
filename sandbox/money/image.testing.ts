import { deflateSync } from 'node:zlib'
import { chunk, grey, header, signature } from '#sandbox/captcha/png.ts'

/** A grey PNG; the size in its header may be false. */
export function png(width: number, height: number): Buffer {
  const rows = Buffer.alloc((Math.min(width, 64) + 1) * Math.min(height, 64))
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height, grey)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A minimal JPEG whose header can be read, but which cannot be displayed. */
export function jpeg(width: number, height: number, frame = 0xc0): Buffer {
  const app = Buffer.from([0xff, 0xe0, 0x00, 0x04, 0x00, 0x00])
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  const start = Buffer.from([0xff, frame, 0x00, 0x0b, 0x08])
  const parts = Buffer.from([0x01, 0x01, 0x11, 0x00])
  const scan = Buffer.from([0xff, 0xda, 0x00, 0x00])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app, start, size, parts, scan])
}
