import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState, useId } from 'react'
import type { Game } from '#api/games/game.ts'
import { whileCurrent } from '#device/whileCurrent.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { knownGames } from '#features/games/lookup/knownGame.ts'
import { findSimilar } from '#features/games/lookup/searcher.ts'
import { vendorNamesAtom } from '#features/games/catalogue/games.atoms.ts'
import css from './SimilarGames.module.css'
import { likeAmong } from '#features/games/lookup/similar.rules.ts'
import { useSheet } from './useSheet.ts'
import { Rail } from '#ui/list/Rail.tsx'
import { favouriteIdsAtom } from '#features/games/own/favourites.atoms.ts'
import { GameTile } from '#features/games/tile/GameTile.tsx'
import { useTiles } from '#features/games/tile/useTiles.ts'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import rail from '#features/games/grid/GameRail.module.css'

export function SimilarGames({ game }: { readonly game: Game }) {
  const { open } = useSheet()
  const similar = useSimilar(game)
  const vendor = useAtomValue(vendorNamesAtom).get(game.vendor) ?? game.vendor
  return (
    <div className={css.similar}>
      {similar ? <GameRail games={similar} onOpen={open} /> : <div className={css.skeleton} />}
      <Link
        to="/m/gameList"
        search={{ gameType: game.category, vassalage: game.vendor }}
        className={css.all}
      >
        <Trans>All games by {vendor}</Trans>
        <Icon name="chevron-right" size="small" />
      </Link>
    </div>
  )
}

const maxSimilar = 12

/** Undefined until the device's catalogue has been searched. */
function useSimilar(game: Game) {
  const language = useAtomValue(listLanguageAtom)
  const [similar, setSimilar] = useState<readonly Game[]>()
  useEffect(() => {
    const found = findSimilar(game.id, maxSimilar).catch(() => ({ games: [] }))
    return whileCurrent(found, ({ games }) =>
      setSimilar(games.length > 0 ? games : likeAmong(knownGames(), game, maxSimilar)),
    )
  }, [game, language])
  return similar
}

interface RailProps {
  readonly games: readonly Game[]
  readonly onOpen: (game: Game) => void
}

function GameRail({ games, onOpen }: RailProps) {
  const id = useId()
  const favourites = useAtomValue(favouriteIdsAtom)
  const { onStar } = useGameActions('list')
  const tiles = useTiles(games, { onPlay: onOpen, onStar })
  if (games.length === 0) return null
  return (
    <section className={rail.rail} aria-labelledby={id}>
      <h2 className={rail.title} id={id}>
        <Trans>Similar games</Trans>
      </h2>
      <Rail {...tiles}>
        {games.map((game) => (
          <GameTile
            key={game.id}
            game={game}
            shape="square"
            isFavourite={favourites.has(game.id)}
            className={rail.tile}
          />
        ))}
      </Rail>
    </section>
  )
}
