import { type ReactNode, useMemo } from 'react'
import type { Game } from '#api/games/game.ts'
import type { ReadPages } from '#net/query/query.ts'
import { GameGrid, isShort } from './GameGrid.tsx'
import { MoreGames } from './MoreGames.tsx'
import type { TileActions } from '#features/games/tile/gameActions.ts'
import { useListLength } from './listLength.ts'
import { useFocusRestore } from './useFocusRestore.ts'

interface Props {
  /** The games to show: those of the pages, or placeholders for them. */
  readonly games: readonly Game[]
  readonly pages: ReadPages<Game>
  readonly actions: TileActions
  readonly areFavourites: boolean
  /** Shown until the first page arrives. */
  readonly skeleton: ReactNode
}

export function GamePages({ games, pages, actions, areFavourites, skeleton }: Props) {
  const { value, total = -1 } = pages
  const known = games.length
  const count = useListLength(known, pages)
  const list = useMemo(
    () => ({ count, known, total, gameAt: (place: number) => games[place] ?? null }),
    [count, known, total, games],
  )
  const keeping = useFocusRestore(games.at(-1)?.id)
  return (
    <div {...keeping}>
      {known === 0 && isShort(list) ? (
        !value && skeleton
      ) : (
        <GameGrid games={games} list={list} actions={actions} areFavourites={areFavourites} />
      )}
      {value && <MoreGames pages={pages} />}
    </div>
  )
}
