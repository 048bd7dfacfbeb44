import { describe, expect, it } from 'vitest'
import { jpeg, png } from './image.testing.ts'
import { readImage } from './image.ts'

describe('a picture', () => {
  it.each([
    ['a PNG', png(3, 2), { type: 'image/png', width: 3, height: 2 }],
    ['a JPEG', jpeg(640, 480), { type: 'image/jpeg', width: 640, height: 480 }],
    ['a progressive JPEG', jpeg(8, 8, 0xc2), { type: 'image/jpeg', width: 8, height: 8 }],
  ])('is %s', (_, bytes, image) => {
    expect(readImage(bytes)).toEqual(image)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<svg onload=alert(1)>'.repeat(9))],
    ['a PNG cut off after its header', png(3, 2).subarray(0, 40)],
    ['a PNG without size', png(0, 2)],
    ['a PNG with a huge decoded size', png(60_000, 60_000)],
    ['a PNG of an unknown colour', Buffer.from(png(3, 2)).fill(5, 25, 26)],
    ['a GIF', Buffer.from(`GIF89a${'0'.repeat(80)}`)],
    ['a JPEG without a scan', jpeg(8, 8).subarray(0, -4)],
    ['a lossless JPEG', jpeg(8, 8, 0xc3)],
    ['only the beginning of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(40)])],
    ['a JPEG whose segment is longer than the file', Buffer.from(jpeg(8, 8)).fill(0xff, 4, 6)],
  ])('is not %s', (_, bytes) => {
    expect(readImage(bytes)).toBeNull()
  })
})
