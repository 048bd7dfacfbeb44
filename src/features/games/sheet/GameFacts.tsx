import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import type { Game } from '#api/games/game.ts'
import { Money } from '#api/wire.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { usePercent } from '#i18n/percent.ts'
import { Fact } from '#ui/layout/Facts.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { listNames } from '#features/games/catalogue/category.text.ts'
import css from './GameFacts.module.css'
import { vendorNamesAtom } from '#features/games/catalogue/games.atoms.ts'

const volatilities: Readonly<Record<NonNullable<Game['volatility']>, MessageDescriptor>> = {
  low: msg({ message: 'Low', comment: 'How unevenly a game pays.' }),
  mid: msg({ message: 'Medium', comment: 'How unevenly a game pays.' }),
  high: msg({ message: 'High', comment: 'How unevenly a game pays.' }),
}

export function GameFacts({ game }: { readonly game: Game }) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const vendor = useAtomValue(vendorNamesAtom).get(game.vendor) ?? game.vendor
  const percent = usePercent()
  const rtp = Number(game.rtp)
  const minBet = minorOf(game.minBet)
  return (
    <dl className={css.facts}>
      <Fact name={<Trans>Provider</Trans>}>
        <Name>{vendor}</Name>
      </Fact>
      <Fact name={<Trans>Category</Trans>}>{t(listNames[game.category])}</Fact>
      {minBet !== null && <Fact name={<Trans>Minimum bet</Trans>}>{money(minBet)}</Fact>}
      {game.rtp !== null && Number.isFinite(rtp) && (
        <Fact name={<Trans>Return to player (RTP)</Trans>}>{percent(rtp)}</Fact>
      )}
      {game.volatility && (
        <Fact name={<Trans comment="How unevenly a game pays.">Volatility</Trans>}>
          {t(volatilities[game.volatility])}
        </Fact>
      )}
      <Fact name={<Trans>Try free</Trans>}>
        {game.demo ? (
          <Trans comment="Value in the facts about a game: it can be tried free.">Available</Trans>
        ) : (
          <Trans comment="Value in the facts about a game: it cannot be tried free.">
            Not available
          </Trans>
        )}
      </Fact>
    </dl>
  )
}

/** "0.05" → 5 minor units; null if the platform names none. */
function minorOf(amount: string | null): number | null {
  const { output, success } = v.safeParse(Money, amount)
  return success && output > 0 ? output : null
}
