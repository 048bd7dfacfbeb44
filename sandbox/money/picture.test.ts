import { expect, it } from 'vitest'
import { jpeg, png } from './picture.testing.ts'
import { readPicture } from './picture.ts'

const place = '23.8103 N 90.4125 E'
const small = await png(3, 2)
const photo = await jpeg(64, 48, place)
const huge = Buffer.from(small)
huge.writeUInt32BE(60_000, 16)

it.each([
  ['a PNG', small, { type: 'image/png', width: 3, height: 2 }],
  ['a JPEG', photo, { type: 'image/jpeg', width: 64, height: 48 }],
])('a picture is %s', async (_, bytes, image) => {
  expect(await readPicture(bytes)).toMatchObject(image)
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg onload=alert(1)>'.repeat(9))],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a PNG cut off after its header', small.subarray(0, 40)],
  ['a PNG with a huge decoded size', huge],
  ['a GIF', Buffer.from(`GIF89a${'0'.repeat(80)}`)],
  ['only the beginning of a JPEG', photo.subarray(0, 40)],
])('a picture is not %s', async (_, bytes) => {
  expect(await readPicture(bytes)).toBeNull()
})

it('a picture loses its place, and what follows its end', async () => {
  const sent = Buffer.concat([photo, Buffer.from(`second ${place}`)])
  expect(sent.toString('latin1').split(place)).toHaveLength(3)
  const { bytes: kept = Buffer.alloc(0) } = (await readPicture(sent)) ?? {}
  expect(kept.toString('latin1')).not.toContain(place)
  expect(await readPicture(kept)).toMatchObject({ width: 64, height: 48 })
})
