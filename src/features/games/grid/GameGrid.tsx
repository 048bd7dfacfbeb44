import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import type { Game } from '#api/games/game.ts'
import { favouriteIdsAtom } from '#features/games/own/favourites.atoms.ts'
import { type PooledGames, PooledGrid } from './pool/PooledGrid.tsx'
import { GameTile } from '#features/games/tile/GameTile.tsx'
import { useTiles } from '#features/games/tile/useTiles.ts'
import type { TileActions } from '#features/games/tile/gameActions.ts'
import css from './GameGrid.module.css'

interface Props {
  readonly games: readonly Game[]
  readonly actions: TileActions
  /** Every game is a favourite, even while the player's favourites are unknown. */
  readonly areFavourites: boolean
  /** The whole list, of which `games` are the first; without it there are few. */
  readonly list?: PooledGames
}

/** The most tiles a page can hold without slowing down. */
const maxPlain = 60

export const isShort = ({ count }: Pick<PooledGames, 'count'>) => count <= maxPlain

/** Short lists as plain tiles, long ones in a pool of tiles reused while scrolling. */
export function GameGrid({ games, actions, areFavourites, list }: Props) {
  const favourites = useAtomValue(favouriteIdsAtom)
  const isFavourite = useCallback(
    ({ id }: Game) => areFavourites || favourites.has(id),
    [areFavourites, favourites],
  )
  const tiles = useTiles(games, actions)
  if (list && !isShort(list))
    return <PooledGrid className={css.columns} {...{ list, isFavourite, actions }} />
  return (
    <ul className={classes} {...tiles}>
      {games.map((game) => (
        <GameTile
          key={game.id}
          game={game}
          shape="portrait"
          isFavourite={isFavourite(game)}
          className={css.box}
        />
      ))}
    </ul>
  )
}

const classes = `${css.columns} ${css.grid}`
