import {
  type Category,
  type VendorCode,
  categories,
  isEsportsVendor,
} from '../../api/games/category.ts'
import type { CategoryVendors, Vendor } from '../../api/games/vendors.ts'

/** Every list that can be opened: a category, or one that goes across them. */
export const listIds = ['ALL', 'HOT', 'FAV', 'RECENT', ...categories] as const
export type ListId = (typeof listIds)[number]

export const isCategory = (list: ListId): list is Category =>
  categories.some((category) => category === list)

/** Of section 3's categories, those that are a class of slots. */
export const slotClasses: readonly string[] = ['NEW', 'MEGAWAY', 'FEATUREBUY', 'BONUSGAME']

/** Lotteries are shown as vendors, not as games. */
export const isLottery = (list: ListId) => list === 'LOTT' || list === 'ELOTT'

/** The merchant's categories, with e-sports and cockfights taken out of sports and set after it (section 4). */
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

/** A platform that names e-sports on its own has them once, after sports. */
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

/** One question to the platform: a category, of all vendors or of one. */
export interface Source {
  readonly category: Category | null
  readonly vendor: VendorCode | null
}

/** The three that the wire knows as sports. */
export const isSplit = (category: Category) =>
  category === 'SPORTS' || category === 'ESPORTS' || category === 'COCKFIGHT'

/** Whether the platform's catalogue tells which games belong to this list. */
export const isCatalogued = (list: ListId): list is Category =>
  isCategory(list) && !isLottery(list) && !isSplit(list)

/** E-sports and cockfights hide among the sports, so they are asked for vendor by vendor. */
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

/** Whether a list that goes across the categories shows this game under one of them; crash games are slots, too. */
export function isAmong(
  { category, vendor }: { readonly category: Category; readonly vendor: VendorCode },
  list: Category,
  catalogue: readonly CategoryVendors[],
): boolean {
  if (!isSplit(list)) return category === list || (list === 'RNG' && category === 'CRASH')
  const entry = catalogue.find((one) => one.category === list)
  return isSplit(category) && (entry?.vendors.some(({ code }) => code === vendor) ?? false)
}
