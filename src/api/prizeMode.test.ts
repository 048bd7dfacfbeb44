import { expect, it } from 'vitest'
import type { CategoryVendors } from './vendors.ts'
import { lotteryModeOf } from './prizeMode.ts'

const entry = (
  category: CategoryVendors['category'],
  codes: readonly string[],
): CategoryVendors => ({
  category,
  classes: [],
  vendors: codes.map((code) => ({ code, name: code, logo: null, gameCount: 1 })),
})

it.each([
  [['TCG_LOTTO_VN'], 'ELOTT'],
  [['X', 'LOTT'], 'ELOTT'],
  [['ELOTT'], 'LOTT'],
  [[], 'LOTT'],
] as const)('with %j among the electronic ones the mode is %s', (codes, mode) =>
  expect(lotteryModeOf([entry('LOTT', ['LOTT']), entry('ELOTT', codes)])).toBe(mode),
)

it('is not electronic for who lists no electronic ones, or has not told', () => {
  expect(lotteryModeOf([entry('LOTT', ['TCG_LOTTO_VN', 'LOTT'])])).toBe('LOTT')
  expect(lotteryModeOf(undefined)).toBe('LOTT')
})
