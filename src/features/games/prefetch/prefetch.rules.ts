import { listGames, listHotGames } from '#api/games/games.ts'
import type { CategoryVendors } from '#api/games/vendors.ts'
import { addressOf } from '#net/call.ts'
import {
  type ListId,
  isCategory,
  isLottery,
  sourcesOf,
} from '#features/games/catalogue/catalogue.rules.ts'
import { hotGamesParams, pageSizes } from '#features/games/catalogue/games.params.ts'
import { rowIds } from '#features/games/home/rows.rules.ts'

const mostAhead = 40

/** The first pages that lobby and home request, by the same addresses. */
export function addressesToPrefetch(
  catalogue: readonly CategoryVendors[],
  merchantCode: string,
  language: string,
): string[] {
  const firstPages = (list: ListId, pageSize: number) =>
    !isCategory(list) || isLottery(list)
      ? []
      : sourcesOf(list, null, catalogue).map(({ category, vendor }) =>
          addressOf(listGames, {
            merchantCode,
            language,
            page: 1,
            pageSize,
            ...(category && { category }),
            ...(vendor && { vendor }),
          }),
        )
  const categories = catalogue.map(({ category }) => category)
  const rows = rowIds.filter((row) => isCategory(row) && categories.includes(row))
  const addresses = [
    addressOf(listHotGames, hotGamesParams(merchantCode, language)),
    ...categories.flatMap((category) => firstPages(category, pageSizes.lobby)),
    ...rows.flatMap((row) => firstPages(row, pageSizes.row)),
  ]
  return [...new Set(addresses)].slice(0, mostAhead)
}
