import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { jpeg, png } from '#sandbox/money/picture.testing.ts'
import { atTheBank, handsOf, slipOf } from '#sandbox/money/money.testing.ts'
import { textOf } from '#sandbox/testing/reading.ts'

/** 5 MB */
const largestImage = 5_242_880

const path = '/wps/upload/image'
const slip = '/wps/deposit/slip'
const asPng = (bytes: Buffer) => ({ type: 'image/png', data: bytes.toString('base64') })

describe('an uploaded picture', () => {
  it('is stored once per key and used for one slip', async () => {
    const { send, deposit, client } = await atTheBank()
    const key = randomUUID()
    const first = await send(path, asPng(await png(3, 2)), key)
    expect((await send(path, asPng(await png(3, 2)), key)).value).toEqual(first.value)
    const second = await send(path, {
      type: 'image/jpeg',
      data: (await jpeg(9, 9)).toString('base64'),
    })
    const images = [textOf(first.value, 'imageId'), textOf(second.value, 'imageId')]
    const paid = await send(slip, slipOf(await deposit(), 'TX-IMAGE-1', images))
    expect(paid.value).toHaveProperty('slip.images', 2)
    const again = await send(slip, slipOf(await deposit(), 'TX-IMAGE-2', images))
    expect(again.code).toBe('image_invalid')
    const { count } = await client.sandbox.db
      .selectFrom('uploads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })

  it('is private, with three at most', async () => {
    const { send, another, deposit } = await atTheBank()
    const theirs = handsOf(await another('agent'))
    const imageId = textOf((await theirs.send(path, asPng(await png(3, 2)))).value, 'imageId')
    const made = await deposit()
    expect((await send(slip, slipOf(made, 'TX-IMAGE-3', [imageId]))).code).toBe('image_invalid')
    const four = await send(slip, slipOf(made, 'TX-IMAGE-3', ['a', 'b', 'c', 'd']))
    expect(four.code).toBe('input_invalid')
  })

  it('must match its type', async () => {
    const { send } = await atTheBank()
    const sent = { type: 'image/jpeg', data: (await png(3, 2)).toString('base64') }
    expect((await send(path, sent)).code).toBe('image_invalid')
    expect((await send(path, asPng(Buffer.from('hello')))).code).toBe('image_invalid')
    expect((await send(path, { ...sent, type: 'image/svg+xml' })).code).toBe('input_invalid')
  })

  it('is 5 MB at most', async () => {
    const { send } = await atTheBank()
    const small = await png(3, 2)
    const padded = (length: number) =>
      asPng(Buffer.concat([small, Buffer.alloc(length - small.length)]))
    expect((await send(path, padded(largestImage))).success).toBe(true)
    expect((await send(path, padded(largestImage + 1))).code).toBe('image_too_large')
    expect((await send(path, padded(2 * largestImage))).code).toBe('image_too_large')
  })

  it('is refused for trials, and limited in number', async () => {
    const { send, client } = await atTheBank('poor')
    const dot = asPng(await png(1, 1))
    const tries = Array.from({ length: 31 }, () => send(path, dot))
    const refused = (await Promise.all(tries)).filter(({ success }) => !success)
    expect(refused.map(({ code }) => code)).toEqual(['too_many'])
    await client.sandbox.db.updateTable('accounts').set({ type: 4 }).execute()
    expect((await send(path, dot)).code).toBe('free_reject')
  })
})
