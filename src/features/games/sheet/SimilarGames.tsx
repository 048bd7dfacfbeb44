import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Game } from '../../../api/games/game.ts'
import { Link } from '../../../ui/Link.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { GameRail } from '../grid/GameRail.tsx'
import { vendorNamesAtom } from '../vendorNames.atoms.ts'
import css from './SimilarGames.module.css'
import { useSheet } from './useSheet.ts'
import { useSimilar } from './useSimilar.ts'

export function SimilarGames({ game }: { readonly game: Game }) {
  const { t } = useLingui()
  const { open } = useSheet()
  const similar = useSimilar(game)
  const vendor = useAtomValue(vendorNamesAtom).get(game.vendor) ?? game.vendor
  return (
    <div className={css.similar}>
      {similar ? (
        <GameRail title={t`Similar games`} games={similar} onOpen={open} />
      ) : (
        <div className={css.skeleton} />
      )}
      <Link
        to="/m/gameList"
        search={{ gameType: game.category, vassalage: game.vendor }}
        className={css.all}
      >
        <Trans>All games of {vendor}</Trans>
        <Icon name="chevron-right" size="small" />
      </Link>
    </div>
  )
}
