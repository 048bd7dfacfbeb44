import { expect, it } from 'vitest'
import { markOf, marks, monogramOf } from './marks.rules.ts'

it('there are at least eight marks, each of another shape', () => {
  expect(marks.length).toBeGreaterThanOrEqual(8)
  expect(new Set(marks.map(({ edge }) => edge)).size).toBe(marks.length)
})

it('a provider has the same one everywhere, and dozens of providers have them all', () => {
  const codes = Array.from({ length: 99 }, (_, at) => `PROVIDER${at}`)
  expect(new Set(codes.map(markOf))).toEqual(new Set(marks))
  expect(codes.map(markOf)).toEqual(codes.map(markOf))
})

it.each([
  ['Padma Play', 'PP'],
  ['Ektara', 'EK'],
  ['TCG_SEA', 'TS'],
  ['মেলা লটারি', 'মল'],
  ['', ''],
])('%j is told by %j', (name, letters) => expect(monogramOf(name)).toBe(letters))
