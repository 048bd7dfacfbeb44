import type { ReactNode } from 'react'
import type { Game } from '../../../api/games/game.ts'
import type { ReadPages } from '../../../net/query.ts'
import { GameGrid, isShort } from './GameGrid.tsx'
import { MoreGames } from './MoreGames.tsx'
import type { ListId } from '../catalogue.rules.ts'
import type { TileActions } from '../gameActions.ts'
import { useGameList } from './useGameList.ts'
import { useFocusRestore } from './useFocusRestore.ts'

interface Props {
  /** Those to show: the pages' own, or what the phone foretells of them. */
  readonly games: readonly Game[]
  readonly pages: ReadPages<Game>
  /** The list whose games, without exception, these pages are; null where a filter leaves some out. */
  readonly every: ListId | null
  readonly actions: TileActions
  readonly areFavourites: boolean
  /** What waits for a first page that was never seen. */
  readonly ghosts: ReactNode
}

/** The games of a list as they come: page after page, or to the end once the phone has the catalogue. */
export function GamePages({ games, pages, every, actions, areFavourites, ghosts }: Props) {
  const { list, isWhole } = useGameList(every, games, pages)
  const { value, hasMore, isLoadingMore, failure, more } = pages
  const keeping = useFocusRestore(games.at(-1)?.id)
  const isBare = games.length === 0 && isShort(list)
  return (
    <div {...keeping}>
      {isBare ? (
        !value && ghosts
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
