import type { useRouter } from '@tanstack/react-router'
import type { Category, VendorCode } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'

/** Home and lobby open a lottery's own lobby; lists open the game itself (section 4). */
export type TilePlace = 'home' | 'lobby' | 'list'

export interface GameActions {
  /** Settles when the game's page is shown or cannot be; `tile` is marked as busy meanwhile. */
  readonly onPlay: (game: Game, tile?: Element) => Promise<void>
  readonly onStar: (game: Game, isFavourite: boolean) => void
  readonly onVendor: (vendor: VendorCode, category: Category, tile?: Element) => void
}

export type TileActions = Pick<GameActions, 'onStar'> & {
  readonly onPlay: (game: Game, tile: Element) => void
}

export interface ActionContext {
  readonly router: ReturnType<typeof useRouter>
  readonly place: TilePlace
}
