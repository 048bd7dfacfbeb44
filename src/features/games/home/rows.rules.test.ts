import { expect, it } from 'vitest'
import type { Category } from '#api/games/category.ts'
import { homeRowsOf } from './rows.rules.ts'

const catalogue = (...categories: Category[]) =>
  categories.map((category) => ({ category, classes: [], vendors: [] }))

it.each([
  [
    'a guest before the categories are known',
    false,
    undefined,
    'HOT RNG LIVE FISH SPORTS ESPORTS PVP',
  ],
  ['a member before that', true, undefined, 'HOT FAV RNG LIVE FISH SPORTS ESPORTS PVP'],
  ['a guest of a small merchant', false, catalogue('LIVE', 'RNG', 'CRASH'), 'HOT RNG LIVE'],
  ['a merchant without any', false, [], 'HOT'],
] as const)('the rows for %s', (_, isMember, known, expected) =>
  expect(homeRowsOf(isMember, known).join(' ')).toBe(expected),
)

it('shows the first four rows in lite mode', () =>
  expect(homeRowsOf(false, undefined, true).join(' ')).toBe('HOT RNG LIVE FISH'))
