import type { CategoryVendors, Vendor } from '../../../api/games/vendors.ts'
import type { Filter } from './filter.rules.ts'

/** Who has games in a list; one who has them in several categories is named once, with all of them. */
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

/** The lists that the panel leads to: lotteries have a page of their own, quick draws no place here (section 2). */
export const otherLists = (list: Filter['list'], catalogue: readonly CategoryVendors[]) =>
  catalogue
    .map(({ category }) => category)
    .filter((category) => category !== 'ELOTT' && category !== list)
