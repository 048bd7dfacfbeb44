import type { ListId } from '../catalogue.rules.ts'

/** The platform counts home's tabs by position, its categories from 2 (section 2). */
const offset = 2

export const tabPositionOf = (list: ListId, categories: readonly ListId[]): number =>
  list === 'ALL' ? 0 : categories.indexOf(list) + offset
