import { type Category, type VendorCode, categories, isEsportsVendor } from '#api/games/category.ts'
import type { CategoryVendors } from '#api/games/vendors.ts'
import type { Vendor } from '#api/games/vendorList.ts'

/** Every list that can be opened: a category, or one across categories. */
export const listIds = ['ALL', 'HOT', 'FAV', 'RECENT', ...categories] as const
export type ListId = (typeof listIds)[number]

export const isCategory = (list: string): list is Category =>
  categories.some((category) => category === list)

/** Categories of section 3 that are classes of slots. */
export const slotClasses: readonly string[] = ['NEW', 'MEGAWAY', 'FEATUREBUY', 'BONUSGAME']

/** Shown as vendors, not as games. */
export const isLottery = (list: ListId) => list === 'LOTT' || list === 'ELOTT'

/** The merchant's categories, with e-sports and cockfights split off from sports (section 4). */
export function catalogueOf(
  types: readonly CategoryVendors[],
  cockfightVendors: readonly VendorCode[],
): readonly CategoryVendors[] {
  const split = types.flatMap((entry) =>
    entry.category === 'SPORTS' ? splitSports(entry, cockfightVendors) : [entry],
  )
  return merged(split).filter(isOpen)
}

function splitSports({ vendors, classes }: CategoryVendors, cockfightVendors: readonly string[]) {
  const kindOf = ({ code }: Vendor): Category => {
    if (isEsportsVendor(code)) return 'ESPORTS'
    return cockfightVendors.includes(code) ? 'COCKFIGHT' : 'SPORTS'
  }
  const part = (category: Category) => ({
    category,
    vendors: vendors.filter((vendor) => kindOf(vendor) === category),
  })
  return [
    { ...part('SPORTS'), classes },
    { ...part('ESPORTS'), classes: [] },
    { ...part('COCKFIGHT'), classes: [] },
  ]
}

/** A platform may list e-sports itself; they appear once, after sports. */
function merged(entries: readonly CategoryVendors[]): CategoryVendors[] {
  return [...new Set(entries.map(({ category }) => category))].map((category) => {
    const parts = entries.filter((entry) => entry.category === category)
    const vendors = parts.flatMap((part) => part.vendors)
    return {
      category,
      classes: parts.flatMap(({ classes }) => classes),
      vendors: [...new Map(vendors.map((vendor) => [vendor.code, vendor])).values()],
    }
  })
}

const isOpen = ({ vendors }: CategoryVendors) => vendors.some(({ gameCount }) => gameCount > 0)

export const countOf = (entry: CategoryVendors) =>
  entry.vendors.reduce((sum, { gameCount }) => sum + gameCount, 0)

/** One query: a category, for all vendors or for one. */
export interface Source {
  readonly category: Category | null
  readonly vendor: VendorCode | null
}

/** The three that the wire calls sports. */
export const isSplit = (category: Category) =>
  category === 'SPORTS' || category === 'ESPORTS' || category === 'COCKFIGHT'

/** The wire hides e-sports and cockfights among sports, so they are queried vendor by vendor. */
export function sourcesOf(
  category: Category | null,
  vendor: VendorCode | null,
  catalogue: readonly CategoryVendors[],
): readonly Source[] {
  const isHidden = category === 'ESPORTS' || category === 'COCKFIGHT'
  if (vendor !== null || !isHidden) return [{ category, vendor }]
  const entry = catalogue.find((one) => one.category === category)
  return (entry?.vendors ?? []).map(({ code }) => ({ category, vendor: code }))
}
