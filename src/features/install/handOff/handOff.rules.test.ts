import { expect, it } from 'vitest'
import { digitsIn, groupsOf, isAboutCode, spelt } from './handOff.rules.ts'

it.each([
  ['1234567890123', '1234567890123'],
  ['123 456 789 0123', '1234567890123'],
  [' 123-456-789-0123\n', '1234567890123'],
  ['১২৩৪৫৬৭৮৯০১২৩', '1234567890123'],
  ['১২৩ 456', '123456'],
  ['Code: 004 211 099 8877.', '0042110998877'],
  ['12345678901234', '12345678901234'],
  ['', ''],
])('reads %j as %j', (typed, code) => expect(digitsIn(typed)).toBe(code))

it('is shown in groups', () =>
  expect(groupsOf('0042110998877')).toEqual(['004', '211', '099', '8877']))

it('is spelt out digit by digit', () => expect(spelt('004211')).toBe('0 0 4 2 1 1'))

it.each([
  ['code_wrong', true],
  ['code_expired', true],
  ['too_many', false],
  [null, false],
])('%s is about the code: %s', (code, isAbout) => expect(isAboutCode(code)).toBe(isAbout))
