import { expect, it } from 'vitest'
import { marksOf, monogramOf } from './marks.rules.ts'

it.each([
  ['TakaTap', 'TT'],
  ['Bank transfer', 'BT'],
  ['TaraCoin (Tara-1)', 'TC'],
  ['তারাকয়েন (Tara-1)', 'তর'],
  ['(Tara)', 'TA'],
  ['nagad', 'NA'],
  ['Nagad', 'NA'],
  ['Tap 24', 'TA'],
  ['টাকাট্যাপ', 'টক'],
  ['ব্যাংক ট্রান্সফার', 'বট'],
  ['', ''],
])('the mark of %s is %s', (name, letters) => {
  expect(monogramOf(name)).toBe(letters)
})

it('gives each name its own colour, and the known ones a fixed one', () => {
  const named = Array.from({ length: 12 }, (_, at) => ({ id: `method-${at}`, name: `M ${at}` }))
  const marks = marksOf(named)
  expect(new Set([...marks.values()].map(({ colour }) => colour)).size).toBe(12)
  expect(marksOf(named.slice(0, 5))).toEqual(new Map([...marks].slice(0, 5)))
  expect(marksOf([...named, { id: 'one more', name: 'One' }]).size).toBe(13)
})

it.each([
  [
    ['TakaTap', 'Tk Tel', 'TeleTaka'],
    ['TT', 'TK', 'TE'],
  ],
  [
    ['Nagad', 'Naba', 'নগদ', 'নদীপে'],
    ['NA', 'NB', 'নগ', 'নদ'],
  ],
])('gives %j distinct initials', (names, letters) => {
  const marks = marksOf(names.map((name) => ({ id: name, name })))
  expect([...marks.values()].map((mark) => mark.letters)).toEqual(letters)
})
