import { expect, it } from 'vitest'
import { clockOf, digitsIn, isAboutCode, spelt } from './handOff.rules.ts'

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12-34-56\n', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['১২৩ 456', '123456'],
  ['Code: 004 211.', '004211'],
  ['1234567', '123456'],
  ['', ''],
])('reads %j as %j', (typed, code) => expect(digitsIn(typed)).toBe(code))

it('is spelt digit by digit', () => expect(spelt('004211')).toBe('0 0 4 2 1 1'))

it.each([
  [300, '5:00'],
  [245, '4:05'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are %s', (seconds, clock) => expect(clockOf(seconds)).toBe(clock))

it.each([
  ['code_wrong', true],
  ['code_expired', true],
  ['too_many', false],
  [null, false],
])('%s is about the code: %s', (code, isAbout) => expect(isAboutCode(code)).toBe(isAbout))
