import type { ListId } from '../catalogue.rules.ts'

/** The platform counts the tabs of home by position, its categories two further on (section 2). */
const offset = 2

/** The position that the platform gives a category's tab; "All" is the first. */
export const tabPositionOf = (list: ListId, categories: readonly ListId[]): number =>
  list === 'ALL' ? 0 : categories.indexOf(list) + offset
