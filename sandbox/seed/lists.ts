import type { Category } from '#api/games/category.ts'
import { looksOf } from '#ui/art/marks.rules.ts'
import { operator } from '#sandbox/operator/operator.ts'
import { vendorsOf } from './shares.ts'
import { categoryOrder } from './vendors.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { isOn } from '#sandbox/world/settings.ts'

/** E-sports and cockfights are listed among the sports; the app separates them (section 4). */
const withinSports: readonly Category[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

/** Crash games are also slots. */
export function categoriesIn(list: Category): readonly Category[] {
  if (list === 'RNG') return ['RNG', 'CRASH']
  return list === 'SPORTS' ? withinSports : [list]
}

/** Each vendor once, in the order of the list's categories. */
export const vendorsIn = (list: Category) => [...new Set(categoriesIn(list).flatMap(vendorsOf))]

/** The vendor lists, in the order of the menus. */
export const vendorLists = [...new Set([...operator.categories, ...categoryOrder])].filter(
  (category) => category === 'SPORTS' || !withinSports.includes(category),
)

/** The same looks as the app gives to vendors' marks. */
export const looks = looksOf(vendorLists.map((list) => ({ vendors: vendorsIn(list) })))

/** With the setting ONESPORT the first vendor of sports is the only one that is listed. */
export const unlistedVendors = async (db: Db): Promise<readonly string[]> =>
  (await isOn(db, 'ONESPORT')) ? others : []

const others = vendorsOf('SPORTS')
  .slice(1)
  .map(({ code }) => code)
