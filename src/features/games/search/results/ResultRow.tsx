import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo, useId } from 'react'
import type { Game } from '../../../../api/games/game.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { TileArt } from '../../../../ui/art/TileArt.tsx'
import { listNames } from '../../category.text.ts'
import { GamePicture } from '../../tile/GamePicture.tsx'
import css from './ResultRow.module.css'
import { vendorNamesAtom } from '../../vendorNames.atoms.ts'

interface Props {
  readonly game: Game
  readonly isFavourite: boolean
  readonly onOpen: (game: Game) => void
  readonly onStar: (game: Game, isFavourite: boolean) => void
}

export const ResultRow = memo(function ResultRow({ game, isFavourite, onOpen, onStar }: Props) {
  const { t } = useLingui()
  const id = useId()
  const vendors = useAtomValue(vendorNamesAtom)
  const about = [vendors.get(game.vendor) ?? game.vendor, t(listNames[game.category])].join(' · ')
  return (
    <li className={css.row} data-node-id={game.id} data-vendor={game.vendor}>
      <button
        type="button"
        className={css.open}
        aria-describedby={id}
        data-result
        onClick={() => onOpen(game)}
      >
        <span className={css.art}>
          <TileArt game={game} />
          {game.picture !== null && <GamePicture path={game.picture} className={css.picture} />}
        </span>
        <span className={css.name}>{game.name}</span>
      </button>
      <span className={css.about} id={id}>
        <span className={css.maker}>{about}</span>
        {game.demo && <span className={css.badge}>{t`Free play`}</span>}
      </span>
      <button
        type="button"
        className={css.star}
        aria-pressed={isFavourite}
        aria-label={t`Favourite: ${game.name}`}
        onClick={() => onStar(game, isFavourite)}
      >
        <Icon name={isFavourite ? 'star-fill' : 'star'} />
      </button>
    </li>
  )
})

/** Empty until the wait is worth showing. */
export const ResultSkeleton = ({ isShown }: { readonly isShown: boolean }) => (
  <ul className={css.skeletons} aria-hidden="true">
    {Array.from({ length: 8 }, (_, place) => (
      <li key={place} className={css.skeleton}>
        {isShown && (
          <>
            <Skeleton className={css.art} />
            <span className={css.skeletonWords}>
              <Skeleton shape="line" className={css.longLine} />
              <Skeleton shape="line" className={css.shortLine} />
            </span>
          </>
        )}
      </li>
    ))}
  </ul>
)
