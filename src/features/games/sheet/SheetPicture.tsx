import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { favouriteIdsAtom } from '#features/games/own/favourites.atoms.ts'
import { useLateStars } from '#features/games/list/WaitingStars.tsx'
import { FavouriteButton } from '#features/games/tile/FavouriteButton.tsx'
import { ArtBox, GameArt } from '#features/games/tile/GameArt.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import css from './GameSheet.module.css'
import { ShareGame } from './ShareGame.tsx'
import { Status } from '#ui/feedback/Status.tsx'

export const SheetPicture = ({ game }: { readonly game: Game }) => (
  <div>
    <ArtBox ref={intoView} data-shared-picture="sheet">
      <GameArt game={game} shape="landscape" />
      {game.isNew && (
        <span className={css.new}>
          <Trans>New</Trans>
        </span>
      )}
      <Star game={game} />
      <ShareGame game={game} />
    </ArtBox>
    <Waiting game={game} />
  </div>
)

/** When another game replaces this one, its sheet starts at the top. */
const intoView = (art: HTMLElement | null) => art?.scrollIntoView({ block: 'nearest' })

function Star({ game }: { readonly game: Game }) {
  const isFavourite = useAtomValue(favouriteIdsAtom).has(game.id)
  const { onStar } = useGameActions('list')
  return (
    <FavouriteButton game={game} isFavourite={isFavourite} onStar={onStar} className={css.star} />
  )
}

function Waiting({ game }: { readonly game: Game }) {
  const isWaiting = useLateStars().includes(game.id)
  const isOnline = useAtomValue(isOnlineAtom)
  return (
    <Status className={css.waiting}>
      {isWaiting && (
        <>
          <Icon name="clock" size="small" />
          {isOnline ? (
            <Trans>Your favorites have not been sent yet. We keep trying.</Trans>
          ) : (
            <Trans>Your favorites are updated when you are online.</Trans>
          )}
        </>
      )}
    </Status>
  )
}
