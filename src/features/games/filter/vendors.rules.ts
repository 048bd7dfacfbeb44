import type { CategoryVendors } from '#api/games/vendors.ts'
import type { Vendor } from '#api/games/vendorList.ts'
import type { Filter } from './filter.rules.ts'

/** Each vendor of a list once, with its games from all of the list's categories. */
export function vendorsOf(
  list: Filter['list'],
  catalogue: readonly CategoryVendors[],
): readonly Vendor[] {
  const entries = catalogue.filter(({ category }) => list === 'ALL' || category === list)
  const byCode = new Map<string, Vendor>()
  for (const vendor of entries.flatMap(({ vendors }) => vendors)) {
    const named = byCode.get(vendor.code) ?? { ...vendor, gameCount: 0 }
    byCode.set(vendor.code, { ...named, gameCount: named.gameCount + vendor.gameCount })
  }
  return [...byCode.values()].filter(({ gameCount }) => gameCount > 0)
}

/** The lists that the panel links to, without e-lotteries (section 2). */
export const otherLists = (list: Filter['list'], catalogue: readonly CategoryVendors[]) =>
  catalogue
    .map(({ category }) => category)
    .filter((category) => category !== 'ELOTT' && category !== list)
