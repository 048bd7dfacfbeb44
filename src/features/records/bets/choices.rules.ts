import { type Category, type VendorCode, toWireCategory } from '#api/games/category.ts'
import type { CategoryVendors } from '#api/games/vendors.ts'
import type { Vendor } from '#api/games/vendorList.ts'

type Types = readonly CategoryVendors[]

/** In the merchant's order. The platform counts e-sports bets as sports, so there is no choice for them. */
export const categoryChoices = (types: Types): Category[] => [
  ...new Set(types.map(({ category }) => toWireCategory(category))),
]

export function vendorChoices(types: Types, wanted: Category | undefined): Vendor[] {
  const within = types.filter(
    ({ category }) => wanted === undefined || toWireCategory(category) === wanted,
  )
  const byCode = new Map(within.flatMap(({ vendors }) => vendors.map((one) => [one.code, one])))
  return [...byCode.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Keeps the vendor where it has games in the newly chosen category. */
export const vendorWithin = (
  types: Types,
  category: Category | undefined,
  vendor: VendorCode | undefined,
) => (vendorChoices(types, category).some(({ code }) => code === vendor) ? vendor : undefined)
