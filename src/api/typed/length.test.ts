import { expect, it, describe } from 'vitest'
import { lengthOf, typedUpTo, firstOf } from './length.ts'

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

it.each([
  ['a character more', '12', '123', '123'],
  ['nothing beyond the maximum', '123', '1234', '123'],
  ['nothing in the middle beyond the maximum', '123', '1923', '123'],
  ['a whole paste', '', '123456', '123456'],
  ['a paste after existing text', '12', '123456', '123456'],
  ['nothing after a paste that is too long', '123456', '1234567', '123456'],
  ['deletions', '123456', '12345', '12345'],
  ['a replacement', '123', '124', '124'],
])('takes %s', (_, before, after, stands) => {
  expect(typedUpTo(3, before, after)).toBe(stands)
})

it('counts graphemes when asked to', () => {
  expect(typedUpTo(2, 'কি', 'কিক', lengthOf)).toBe('কিক')
  expect(typedUpTo(2, 'কিক', 'কিকি', lengthOf)).toBe('কিকি')
  expect(typedUpTo(2, 'কিকি', 'কিকিক', lengthOf)).toBe('কিকি')
})
