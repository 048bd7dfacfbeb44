import { useAtomValue } from 'jotai'
import type { Game } from '../../../api/game.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { favouriteIdsAtom } from '../favourites/favourites.atoms.ts'
import { GameTile } from '../tile/GameTile.tsx'
import type { GameActions } from '../useGameActions.ts'
import css from './GameGrid.module.css'

interface Props {
  readonly games: readonly Game[]
  readonly actions: GameActions
  /** These are the player's favourites, whatever else is known yet. */
  readonly areFavourites: boolean
}

export function GameGrid({ games, actions, areFavourites }: Props) {
  const favourites = useAtomValue(favouriteIdsAtom)
  return (
    <ul className={css.grid}>
      {games.map((game) => (
        <GameTile
          key={game.id}
          game={game}
          shape="portrait"
          isFavourite={areFavourites || favourites.has(game.id)}
          onPlay={actions.onPlay}
          onStar={actions.onStar}
          className={css.box}
        />
      ))}
    </ul>
  )
}

/** The boxes of a first page; empty until the wait is worth showing. */
export const GridGhosts = ({ isShown }: { readonly isShown: boolean }) => (
  <ul className={css.grid} aria-hidden="true">
    {Array.from({ length: 12 }, (_, place) => (
      <li key={place} className={css.box}>
        {isShown && <Skeleton />}
      </li>
    ))}
  </ul>
)
