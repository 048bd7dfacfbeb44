import { expect, it } from 'vitest'
import { lengthOf } from '#api/content/letters.ts'
import { typedUpTo } from './length.ts'

it.each([
  ['a character more', '12', '123', '123'],
  ['none beyond the most', '123', '1234', '123'],
  ['none in the middle either', '123', '1923', '123'],
  ['a whole paste', '', '123456', '123456'],
  ['a paste behind what stands', '12', '123456', '123456'],
  ['none behind a paste that is too long', '123456', '1234567', '123456'],
  ['what is taken away from it', '123456', '12345', '12345'],
  ['another in place of one', '123', '124', '124'],
])('takes %s', (_, before, after, stands) => {
  expect(typedUpTo(3, before, after)).toBe(stands)
})

it('counts graphemes when asked to', () => {
  expect(typedUpTo(2, 'কি', 'কিক', lengthOf)).toBe('কিক')
  expect(typedUpTo(2, 'কিক', 'কিকি', lengthOf)).toBe('কিকি')
  expect(typedUpTo(2, 'কিকি', 'কিকিক', lengthOf)).toBe('কিকি')
})
