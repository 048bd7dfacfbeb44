import type { Category } from '../../src/api/games/category.ts'
import { looksOf } from '../../src/ui/art/marks.rules.ts'
import { operator } from '../operator/operator.ts'
import { vendorsOf } from './shares.ts'
import { categoryOrder } from './vendors.ts'

/** E-sports and cockfights are listed among the sports; the app separates them (section 4). */
const withinSports: readonly Category[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

export const categoriesIn = (list: Category) => (list === 'SPORTS' ? withinSports : [list])

/** The lists of vendors, in the order of the menus. */
export const vendorLists = [...new Set([...operator.categories, ...categoryOrder])].filter(
  (category) => category === 'SPORTS' || !withinSports.includes(category),
)

/** The same that players see on the marks. */
export const looks = looksOf(
  vendorLists.map((list) => ({ vendors: categoriesIn(list).flatMap(vendorsOf) })),
)
