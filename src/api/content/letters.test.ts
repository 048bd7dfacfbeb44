import { describe, expect, it } from 'vitest'
import { firstOf, lengthOf } from './letters.ts'

describe('grapheme counts', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['a b', 3],
    ['বাংলা', 2],
    ['কি', 1],
    ['ক্ষ', 2],
    ['ক্ষি', 2],
    ['স্ত্রী', 3],
    ['ড়', 1],
    ['é', 1],
    ['e\u0301', 1],
    ['👍', 1],
    ['👍🏽', 1],
    ['১২৩', 3],
    ['ক\u200Dষ', 2],
  ])('“%s” has %i', (text, count) => {
    expect(lengthOf(text)).toBe(count)
  })

  it.each([
    ['abcdef', 3, 'abc'],
    ['abc', 9, 'abc'],
    ['বাংলাদেশ', 2, 'বাংলা'],
    ['কিকিকি', 2, 'কিকি'],
    ['a👍🏽b', 2, 'a👍🏽'],
    ['abc', 0, ''],
  ])('of “%s” the first %i are “%s”', (text, most, first) => {
    expect(firstOf(text, most)).toBe(first)
  })

  it('never separates a mark from its letter', () => {
    const text = 'বাংলাদেশের খেলা'.repeat(30)
    const first = firstOf(text, 200)
    expect(lengthOf(first)).toBe(200)
    expect(lengthOf(text.slice(first.length)[0] ?? '')).toBe(1)
  })
})
