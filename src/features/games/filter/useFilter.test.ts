import { expect, it } from 'vitest'
import type { CategoryVendors } from '#api/games/vendors.ts'
import { otherLists, vendorsOf } from './useFilter.ts'

const vendor = (code: string, gameCount: number) => ({ code, name: code, logo: null, gameCount })
const catalogue: readonly CategoryVendors[] = [
  { category: 'RNG', vendors: [vendor('PADMA', 4), vendor('EMPTY', 0)], classes: [] },
  { category: 'FISH', vendors: [vendor('PADMA', 3), vendor('JELE', 2)], classes: [] },
  { category: 'ELOTT', vendors: [vendor('DRAW', 2)], classes: [] },
  { category: 'LOTT', vendors: [vendor('DRAW', 1)], classes: [] },
]

it.each([
  ['RNG', ['PADMA 4']],
  ['FISH', ['PADMA 3', 'JELE 2']],
  ['ALL', ['PADMA 7', 'JELE 2', 'DRAW 3']],
  ['BG', []],
] as const)('the vendors of %s', (list, expected) =>
  expect(vendorsOf(list, catalogue).map(({ code, gameCount }) => `${code} ${gameCount}`)).toEqual(
    expected,
  ),
)

it.each([
  ['RNG', ['FISH', 'LOTT']],
  ['ALL', ['RNG', 'FISH', 'LOTT']],
] as const)(
  'from %s the panel links to the other lists, but not to quick draws',
  (list, expected) => expect(otherLists(list, catalogue)).toEqual(expected),
)
