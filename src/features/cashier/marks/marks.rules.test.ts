import { expect, it } from 'vitest'
import { coloursOf, monogramOf } from './marks.rules.ts'

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

it('gives each a colour of its own, and the first ones always the same', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `method-${at}`)
  const colours = coloursOf(ids)
  expect(new Set(colours.values()).size).toBe(12)
  expect(coloursOf(ids.slice(0, 5))).toEqual(new Map([...colours].slice(0, 5)))
  expect(coloursOf([...ids, 'one more']).size).toBe(13)
})
