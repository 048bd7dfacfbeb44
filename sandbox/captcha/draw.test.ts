import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { seededRandom } from '#sandbox/world/random.ts'
import { drawCaptcha } from './draw.ts'

it('draws a complete PNG with ink on paper', () => {
  const png = drawCaptcha('0739', seededRandom(1))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([132, 48])
  const length = png.readUInt32BE(33)
  const pixels = inflateSync(png.subarray(41, 41 + length))
  expect(pixels).toHaveLength(133 * 48)
  const dark = pixels.filter((shade, at) => at % 133 !== 0 && shade < 100).length
  expect(dark).toBeGreaterThan(300)
  expect(dark).toBeLessThan(3000)
})

it('draws another picture of the same digits every time', () => {
  expect(drawCaptcha('1234').equals(drawCaptcha('1234'))).toBe(false)
})
