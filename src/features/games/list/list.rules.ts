import type { Category, VendorCode } from '#api/games/category.ts'
import type { CategoryVendors } from '#api/games/vendors.ts'
import type { ReadPages } from '#net/query/query.ts'
import { isSplit } from '#features/games/catalogue/catalogue.rules.ts'

/** Whether a list across categories shows this game under one of them; crash games count as slots too. */
export function isAmong(
  { category, vendor }: { readonly category: Category; readonly vendor: VendorCode },
  list: Category,
  catalogue: readonly CategoryVendors[],
): boolean {
  if (!isSplit(list)) return category === list || (list === 'RNG' && category === 'CRASH')
  const entry = catalogue.find((one) => one.category === list)
  return isSplit(category) && (entry?.vendors.some(({ code }) => code === vendor) ?? false)
}

/**
 * Filters the items and drops duplicates: when the list shifts between two page requests, the second page repeats
 * items of the first.
 */
export function sifted<T extends { readonly id: string }>(
  read: ReadPages<T>,
  isWanted?: (item: T) => boolean,
): ReadPages<T> {
  if (!read.value) return read
  const wanted = isWanted ? read.value.filter(isWanted) : read.value
  const value = [...new Map(wanted.map((item) => [item.id, item])).values()]
  if (!isWanted) return { ...read, value }
  return { ...read, value, total: read.hasMore ? undefined : value.length }
}
