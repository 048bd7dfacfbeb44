import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { VendorCode } from '#api/games/category.ts'
import { useDigits } from '#i18n/digits.ts'
import { useNow } from '#net/reach/useNow.ts'
import css from './VendorDraw.module.css'
import { TopPrize } from './draws/TopPrize.tsx'
import { soonest, untilText } from './draws/countdown.rules.ts'
import { allLotteriesAtom } from './lottery.atoms.ts'

/** A provider's next draw and its highest prize; nothing until they are known. */
export function VendorDraw({ vendor }: { readonly vendor: VendorCode }) {
  const digits = useDigits()
  const now = useNow()
  const games = useAtomValue(allLotteriesAtom).filter((game) => game.vendor === vendor)
  const next = soonest(games, now)
  if (!next) return null
  return (
    <span className={css.draw}>
      <b className={css.left}>{digits(untilText(next.at, now))}</b>
      <Trans>until the draw</Trans>
      <span className={css.prize}>
        <TopPrize times={Math.max(...games.map(({ topPrize }) => topPrize))} />
      </span>
    </span>
  )
}
