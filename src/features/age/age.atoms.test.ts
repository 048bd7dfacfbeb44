import { expect, it } from 'vitest'
import { isDeclared } from './age.atoms.ts'

it.each<[string | null, number, boolean]>([
  [null, 18, false],
  ['18', 18, true],
  ['18', 21, false],
  ['21', 18, true],
  ['yes', 18, false],
  ['', 18, false],
  ['1e9', 18, false],
])('with %j stored, opening the site at time %i is allowed: %s', (stored, minAge, isIn) => {
  expect(isDeclared(stored, minAge)).toBe(isIn)
})
