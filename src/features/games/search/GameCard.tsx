import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Game } from '../../../api/game.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TileArt } from '../../../ui/art/TileArt.tsx'
import { favouriteIdsAtom } from '../favourites/favourites.atoms.ts'
import { GamePicture } from '../tile/GamePicture.tsx'
import { useGameActions } from '../useGameActions.ts'
import { CardActions } from './CardActions.tsx'
import css from './GameCard.module.css'
import { GameFacts } from './GameFacts.tsx'
import { useCardGame } from './useCardGame.ts'
import { useOverlay } from './useOverlay.ts'

/** What there is to know of a game, and the way into it. */
export function GameCard({ id }: { readonly id: string | null }) {
  const { t } = useLingui()
  const { closeCard } = useOverlay()
  const game = useCardGame(id)
  const [shown, setShown] = useState(game)
  // The card keeps its game while it leaves.
  if (game && game !== shown) setShown(game)
  if (!shown) return null
  return (
    <Sheet
      open={id !== null && game !== null}
      onClose={closeCard}
      title={shown.name}
      closeLabel={t`Close`}
      footer={<CardActions game={shown} />}
    >
      <div className={css.art}>
        <TileArt
          vendor={shown.vendor}
          nodeId={shown.id}
          category={shown.category}
          shape="landscape"
        />
        {shown.picture !== null && <GamePicture path={shown.picture} className={css.picture} />}
        {shown.isNew && (
          <span className={css.new}>
            <Trans>New</Trans>
          </span>
        )}
        <Star game={shown} />
      </div>
      <GameFacts game={shown} />
    </Sheet>
  )
}

function Star({ game }: { readonly game: Game }) {
  const { t } = useLingui()
  const isFavourite = useAtomValue(favouriteIdsAtom).has(game.id)
  const { onStar } = useGameActions('list')
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${game.name}`}
      onClick={() => onStar(game, isFavourite)}
    >
      <Icon name={isFavourite ? 'star-fill' : 'star'} />
    </button>
  )
}
