import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo, useId } from 'react'
import type { Game } from '#api/games/game.ts'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { Dot } from '#ui/Dot.tsx'
import { listNames } from '#features/games/catalogue/category.text.ts'
import { FavouriteButton } from '#features/games/tile/FavouriteButton.tsx'
import { GameArt } from '#features/games/tile/GameArt.tsx'
import css from './ResultRow.module.css'
import { vendorNamesAtom } from '#features/games/catalogue/games.atoms.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { langOf } from '#i18n/foreign/langOf.ts'

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
  return (
    <li className={css.row} data-node-id={game.id} data-vendor={game.vendor}>
      <button
        type="button"
        className={css.open}
        lang={langOf(game.name)}
        aria-describedby={id}
        data-result
        onClick={() => onOpen(game)}
      >
        <span className={css.art}>
          <GameArt game={game} />
        </span>
        <span className={css.name} dir="auto">
          {game.name}
        </span>
      </button>
      <span className={css.about} id={id}>
        <span className={css.maker}>
          <Name>{vendors.get(game.vendor) ?? game.vendor}</Name>
          <Dot />
          {t(listNames[game.category])}
        </span>
        {game.demo && <span className={css.badge}>{t`Try free`}</span>}
      </span>
      <FavouriteButton game={game} isFavourite={isFavourite} onStar={onStar} className={css.star} />
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
