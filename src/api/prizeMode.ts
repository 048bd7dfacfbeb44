import type { CategoryVendors } from './vendors.ts'

export const prizeModes = ['ELott', 'SEA', 'ELOTT', 'LOTT'] as const
export type PrizeMode = (typeof prizeModes)[number]

/** Electronic where the platform lists TCG_LOTTO_VN or LOTT among the electronic lotteries (section 4). */
export function lotteryModeOf(types: readonly CategoryVendors[] = []): PrizeMode {
  const electronic = types.find(({ category }) => category === 'ELOTT')
  const isListed = electronic?.vendors.some(
    ({ code }) => code === 'TCG_LOTTO_VN' || code === 'LOTT',
  )
  return isListed ? 'ELOTT' : 'LOTT'
}
