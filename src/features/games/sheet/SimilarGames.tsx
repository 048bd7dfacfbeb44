import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Game } from '#api/games/game.ts'
import { whileCurrent } from '#device/whileCurrent.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { GameRail } from '#features/games/grid/GameRail.tsx'
import { knownGames } from '#features/games/lookup/knownGame.ts'
import { findSimilar } from '#features/games/lookup/searcher.ts'
import { vendorNamesAtom } from '#features/games/catalogue/games.atoms.ts'
import css from './SimilarGames.module.css'
import { likeAmong } from '#features/games/lookup/similar.rules.ts'
import { useSheet } from './useSheet.ts'

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
        <Trans>All games by {vendor}</Trans>
        <Icon name="chevron-right" size="small" />
      </Link>
    </div>
  )
}

const most = 12

/** Undefined until the device's catalogue has been searched. */
function useSimilar(game: Game) {
  const language = useAtomValue(listLanguageAtom)
  const [similar, setSimilar] = useState<readonly Game[]>()
  useEffect(() => {
    const found = findSimilar(game.id, most).catch(() => ({ games: [] }))
    return whileCurrent(found, ({ games }) =>
      setSimilar(games.length > 0 ? games : likeAmong(knownGames(), game, most)),
    )
  }, [game, language])
  return similar
}
