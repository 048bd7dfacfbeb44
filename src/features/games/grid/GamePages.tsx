import type { ReactNode } from 'react'
import type { Game } from '#api/games/game.ts'
import type { ReadPages } from '#net/query/query.ts'
import { GameGrid, isShort } from './GameGrid.tsx'
import { MoreGames } from './MoreGames.tsx'
import type { ListId } from '#features/games/catalogue/catalogue.rules.ts'
import type { TileActions } from '#features/games/tile/gameActions.ts'
import { useGameList } from './useGameList.ts'
import { useFocusRestore } from './useFocusRestore.ts'

interface Props {
  /** The games to show: those of the pages, or placeholders for them. */
  readonly games: readonly Game[]
  readonly pages: ReadPages<Game>
  /** The list that these pages contain completely; null where a filter leaves games out. */
  readonly every: ListId | null
  readonly actions: TileActions
  readonly areFavourites: boolean
  /** Shown until the first page arrives. */
  readonly skeleton: ReactNode
}

/** Shows the list page by page, or complete once the catalogue is on the device. */
export function GamePages({ games, pages, every, actions, areFavourites, skeleton }: Props) {
  const { list, isWhole } = useGameList(every, games, pages)
  const { value, hasMore, isLoadingMore, failure, more } = pages
  const keeping = useFocusRestore(games.at(-1)?.id)
  const isBare = games.length === 0 && isShort(list)
  return (
    <div {...keeping}>
      {isBare ? (
        !value && skeleton
      ) : (
        <GameGrid
          games={games}
          list={list}
          actions={actions}
          areFavourites={areFavourites}
          onMissing={() => hasMore && !isLoadingMore && !failure && more()}
        />
      )}
      {!isWhole && value && <MoreGames pages={pages} />}
    </div>
  )
}
