import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { jpeg, png } from './image.testing.ts'
import { readImage } from './image.ts'
import { stripped } from './strip.ts'

const secret = 'GPS 23.8103 N 90.4125 E'

const segment = (code: number, text: string) => {
  const data = Buffer.from(text)
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
const chunk = (name: string, text: string) => {
  const body = Buffer.from(name + text, 'latin1')
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(body.length - 4, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
const within = (bytes: Buffer, at: number, added: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at)])

/** Scan data with a stuffed byte and a restart marker, and the end of the image. */
const drawn = Buffer.concat([
  jpeg(64, 48).subarray(0, -2),
  Buffer.from([0x00, 0x03, 0x01, 0x11, 0xff, 0x00, 0x22, 0xff, 0xd0, 0x33, 0xff, 0xd9]),
])

describe('a JPEG', () => {
  it.each([
    ['Exif', segment(0xe1, `Exif\0\0${secret}`)],
    ['a profile', segment(0xe2, secret)],
    ['a comment', segment(0xfe, secret)],
    ['what the camera adds', segment(0xef, secret)],
  ])('loses %s, and nothing of the picture', (_, added) => {
    expect(stripped(within(drawn, 2, added), 'image/jpeg')).toEqual(drawn)
  })

  it('loses data after its end, including a second picture', () => {
    const second = Buffer.concat([drawn, segment(0xe1, secret), drawn])
    expect(stripped(second, 'image/jpeg')).toEqual(drawn)
  })

  it('keeps what its colours need', () => {
    const adobe = within(drawn, 2, segment(0xee, 'Adobe'))
    expect(stripped(adobe, 'image/jpeg')).toEqual(adobe)
  })

  it('is still valid', () => {
    const kept = stripped(within(drawn, 2, segment(0xe1, secret)), 'image/jpeg')
    expect(readImage(kept)).toEqual({ type: 'image/jpeg', width: 64, height: 48 })
  })
})

describe('a PNG', () => {
  const whole = png(3, 2)
  it.each(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'iCCP'])('loses its %s', (name) => {
    expect(stripped(within(whole, 33, chunk(name, secret)), 'image/png')).toEqual(whole)
  })

  it('loses data after its end', () => {
    expect(stripped(Buffer.concat([whole, Buffer.from(secret)]), 'image/png')).toEqual(whole)
  })
})
