import { describe, expect, it } from 'vitest'
import { jpeg, png } from './picture.testing.ts'
import { readPicture } from './picture.ts'

const place = '23.8103 N 90.4125 E'

describe('a picture', () => {
  it.each([
    ['a PNG', await png(3, 2), { type: 'image/png', width: 3, height: 2 }],
    ['a JPEG', await jpeg(640, 480), { type: 'image/jpeg', width: 640, height: 480 }],
  ])('is %s', async (_, bytes, image) => {
    expect(await readPicture(bytes)).toMatchObject(image)
  })

  const small = await png(3, 2)
  const huge = Buffer.from(small)
  huge.writeUInt32BE(60_000, 16)
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<svg onload=alert(1)>'.repeat(9))],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PNG cut off after its header', small.subarray(0, 40)],
    ['a PNG with a huge decoded size', huge],
    ['a GIF', Buffer.from(`GIF89a${'0'.repeat(80)}`)],
    ['only the beginning of a JPEG', (await jpeg(64, 64)).subarray(0, 40)],
  ])('is not %s', async (_, bytes) => {
    expect(await readPicture(bytes)).toBeNull()
  })

  it('loses the place, and what follows its end', async () => {
    const sent = Buffer.concat([await jpeg(64, 48, place), Buffer.from(`second ${place}`)])
    expect(sent.toString('latin1').split(place)).toHaveLength(3)
    const kept = (await readPicture(sent))?.bytes
    expect(kept?.toString('latin1')).not.toContain(place)
    expect(await readPicture(kept ?? Buffer.alloc(0))).toMatchObject({ width: 64, height: 48 })
  })
})
