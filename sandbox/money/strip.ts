const pngStart = 8
/** The chunks needed to draw the picture; the rest is metadata. */
const pngNeeded = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'sBIT'])

/** Removes metadata such as place, time and camera, and anything after the end of the image. */
export const stripped = (bytes: Buffer, type: 'image/png' | 'image/jpeg'): Buffer =>
  type === 'image/png' ? strippedPng(bytes) : strippedJpeg(bytes)

function strippedPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, pngStart)]
  for (let at = pngStart; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (pngNeeded.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe } as const

/** Application segments, except JFIF's and Adobe's, which affect the colours. */
const isPersonal = (code: number) =>
  code === marker.comment || (code > 0xe0 && code <= 0xef && code !== 0xee)

function strippedJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    const code = bytes[at + 1] ?? 0
    if (code === marker.end) break
    if (code === 0xff) {
      at += 1
      continue
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    const end = code === marker.scan ? scanEnd(bytes, next) : next
    if (!isPersonal(code)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.from([0xff, marker.end])])
}

/** The end of the scan data: the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const code = bytes[at + 1] ?? 0
    const isInside = code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7)
    if (bytes[at] === 0xff && !isInside) return at
  }
  return bytes.length
}
