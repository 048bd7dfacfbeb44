import type { Category } from '../../api/category.ts'
import { homePageSize, listGames, lobbyPageSize } from '../../api/games.ts'
import { addressOf } from '../../net/call.ts'

interface Asker {
  readonly merchantCode: string
  readonly language: string
}

/** The first page of every category, as the lobby asks for it, and then as home does. */
export function lobbyAddresses(categories: readonly Category[], asker: Asker): string[] {
  const firstPage = (pageSize: number) => (category: Category) =>
    addressOf(listGames, { ...asker, category, page: 1, pageSize })
  return [...categories.map(firstPage(lobbyPageSize)), ...categories.map(firstPage(homePageSize))]
}
