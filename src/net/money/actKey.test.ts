import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeAt, newActKey } from './actKey.ts'

describe('the idempotency key', () => {
  it('is a new UUID of version 7 each time', () => {
    const uuid = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
    expect(newActKey()).toMatch(uuid)
    expect(newActKey(1)).not.toBe(newActKey(1))
  })

  it('contains its time', () => {
    const moments = fc.integer({ min: 0, max: 2 ** 48 - 1 })
    fc.assert(
      fc.property(moments, (at) => {
        expect(madeAt(newActKey(at))).toBe(at)
      }),
    )
  })

  it.each(['', 'a key', crypto.randomUUID()])('of another kind has no time: %s', (key) => {
    expect(madeAt(key)).toBe(0)
  })
})
