import { expect, it } from 'vitest'
import { lotteryModeOf } from './lotteryParams.ts'

it.each([
  [['TCG_LOTTO_VN'], 'ELOTT'],
  [['X', 'LOTT'], 'ELOTT'],
  [['ELOTT'], 'LOTT'],
  [[], 'LOTT'],
  [undefined, 'LOTT'],
] as const)('with %j among the electronic vendors the mode is %s', (codes, mode) =>
  expect(lotteryModeOf(codes)).toBe(mode),
)
