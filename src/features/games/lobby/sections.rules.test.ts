import { expect, it } from 'vitest'
import type { CategoryVendors } from '#api/games/vendors.ts'
import { sections, sectionsOf } from './sections.rules.ts'

const having = (...categories: CategoryVendors['category'][]) =>
  categories.map((category) => ({ category, classes: [], vendors: [] }))

it.each([
  ['everything', having('SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LIVE', 'RNG'), sections],
  ['slots', having('RNG'), ['HOT', 'RNG', 'PROVIDER']],
  ['tables and sports', having('SPORTS', 'LIVE'), ['HOT', 'LIVE', 'SPORTS']],
  ['an unknown catalogue', undefined, sections],
] as const)('a merchant with %s has these sections', (_, catalogue, expected) =>
  expect(sectionsOf(catalogue)).toEqual(expected),
)
