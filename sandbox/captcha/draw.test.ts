import sharp from 'sharp'
import { expect, it } from 'vitest'
import { seededRandom } from '#sandbox/world/random.ts'
import { drawCaptcha } from './draw.ts'

it('draws a complete PNG with ink on paper', async () => {
  const picture = sharp(await drawCaptcha('0739', seededRandom(1)))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 132, height: 48 })
  const pixels = await picture.greyscale().raw().toBuffer()
  expect(pixels).toHaveLength(132 * 48)
  const dark = pixels.filter((shade) => shade < 100).length
  expect(dark).toBeGreaterThan(300)
  expect(dark).toBeLessThan(3000)
})

it('draws another picture of the same digits every time', async () => {
  const [one, other] = await Promise.all([drawCaptcha('1234'), drawCaptcha('1234')])
  expect(one.equals(other)).toBe(false)
})
