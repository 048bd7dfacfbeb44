import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { Game } from '../../../api/games/game.ts'
import { favouriteIdsAtom } from '../own/favourites.atoms.ts'
import { type GameList, PooledGrid } from './pool/PooledGrid.tsx'
import { GameTile } from '../tile/GameTile.tsx'
import type { TileActions } from '../gameActions.ts'
import css from './GameGrid.module.css'

interface Props {
  readonly games: readonly Game[]
  readonly actions: TileActions
  /** These are the player's favourites, whatever else is known yet. */
  readonly areFavourites: boolean
  /** The list that `games` begin, where it goes on beyond them. */
  readonly list?: GameList
  /** The screen shows games that are still to come. */
  readonly onMissing?: () => void
}

/** As many tiles as a page bears without effort. */
const mostPlain = 60

export const isShort = ({ count }: Pick<GameList, 'count'>) => count <= mostPlain

/** Games of any number: few as they are, many in a pool of tiles that the scroll uses again. */
export function GameGrid({ games, actions, areFavourites, list, onMissing = nothing }: Props) {
  const favourites = useAtomValue(favouriteIdsAtom)
  const isFavourite = useCallback(
    ({ id }: Game) => areFavourites || favourites.has(id),
    [areFavourites, favourites],
  )
  const all = useMemo(() => list ?? listOf(games), [list, games])
  if (!isShort(all))
    return (
      <PooledGrid list={all} className={css.columns} {...{ isFavourite, actions, onMissing }} />
    )
  return (
    <ul className={classes}>
      {games.map((game) => (
        <GameTile
          key={game.id}
          game={game}
          shape="portrait"
          isFavourite={isFavourite(game)}
          onPlay={actions.onPlay}
          onStar={actions.onStar}
          className={css.box}
        />
      ))}
    </ul>
  )
}

const nothing = () => undefined
const classes = `${css.columns} ${css.grid}`

const listOf = (games: readonly Game[]): GameList => ({
  count: games.length,
  known: games.length,
  total: games.length,
  gameAt: (place) => games[place] ?? null,
})
