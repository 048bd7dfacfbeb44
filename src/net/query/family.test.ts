import { atom } from 'jotai'
import { describe, expect, it } from 'vitest'
import { cachedFamily } from './family.ts'

describe('a family of atoms', () => {
  it('gives equal parameters the same atom', () => {
    const family = cachedFamily((query: { readonly name: string | null }) => atom(query))
    expect(family({ name: 'a' })).toBe(family({ name: 'a' }))
    expect(family({ name: 'null' })).not.toBe(family({ name: null }))
  })

  it('drops the least recently used', () => {
    const family = cachedFamily((id: string) => atom(id), { limit: 2 })
    const [first, second] = [family('1'), family('2')]
    family('1')
    family('3')
    expect(family('1')).toBe(first)
    expect(family('2')).not.toBe(second)
  })

  it('distinguishes parameters by a given key', () => {
    const family = cachedFamily((id: string) => atom(id), { keyOf: (id) => id.toLowerCase() })
    expect(family('A')).toBe(family('a'))
  })

  it('starts afresh once cleared', () => {
    const family = cachedFamily((id: string) => atom(id))
    const before = family('1')
    family.clear()
    expect(family('1')).not.toBe(before)
  })
})
