import { useAtomValue } from 'jotai'
import { useId } from 'react'
import type { Game } from '#api/games/game.ts'
import { Rail } from '#ui/list/Rail.tsx'
import { favouriteIdsAtom } from '#features/games/own/favourites.atoms.ts'
import { GameTile } from '#features/games/tile/GameTile.tsx'
import { useTiles } from '#features/games/tile/useTiles.ts'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
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
  const shown = games?.slice(0, mostGames) ?? []
  const tiles = useTiles(shown, { onPlay: onOpen, onStar })
  if (shown.length === 0) return null
  return (
    <section className={css.rail} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <Rail {...tiles}>
        {shown.map((game) => (
          <GameTile
            key={game.id}
            game={game}
            shape="square"
            isFavourite={favourites.has(game.id)}
            className={css.tile}
          />
        ))}
      </Rail>
    </section>
  )
}
