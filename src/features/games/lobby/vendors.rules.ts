import type { CategoryVendors, Vendor } from '../../../api/vendors.ts'
import type { Filter } from './filter.rules.ts'

/** Who has games in a list; one who has them in several categories is named once, with all of them. */
export function vendorsOf(
  list: Filter['list'],
  catalogue: readonly CategoryVendors[],
): readonly Vendor[] {
  const entries = catalogue.filter(({ category }) => list === 'ALL' || category === list)
  const byCode = Map.groupBy(
    entries.flatMap(({ vendors }) => vendors),
    ({ code }) => code,
  )
  return [...byCode.values()].flatMap((places) => {
    const gameCount = places.reduce((sum, place) => sum + place.gameCount, 0)
    return places[0] && gameCount > 0 ? [{ ...places[0], gameCount }] : []
  })
}

/** The lists that the panel leads to: lotteries have a page of their own, quick draws no place here (section 2). */
export const otherLists = (list: Filter['list'], catalogue: readonly CategoryVendors[]) =>
  catalogue
    .map(({ category }) => category)
    .filter((category) => category !== 'ELOTT' && category !== list)
