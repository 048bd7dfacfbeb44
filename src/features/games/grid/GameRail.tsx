import { useAtomValue } from 'jotai'
import { useId } from 'react'
import type { Game } from '../../../api/games/game.ts'
import { Rail } from '../../../ui/list/Rail.tsx'
import { favouriteIdsAtom } from '../own/favourites.atoms.ts'
import { GameTile } from '../tile/GameTile.tsx'
import { useGameActions } from '../launch/useGameActions.ts'
import css from './GameRail.module.css'

interface Props {
  readonly title: string
  readonly games: readonly Game[] | undefined
  readonly onOpen: (game: Game) => void
}

const mostGames = 12

export function GameRail({ title, games, onOpen }: Props) {
  const id = useId()
  const favourites = useAtomValue(favouriteIdsAtom)
  const { onStar } = useGameActions('list')
  if (!games || games.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <Rail width="6.75rem">
        {games.slice(0, mostGames).map((game) => (
          <GameTile
            key={game.id}
            game={game}
            shape="square"
            isFavourite={favourites.has(game.id)}
            onPlay={onOpen}
            onStar={onStar}
            className={css.tile}
          />
        ))}
      </Rail>
    </section>
  )
}
