import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { LotteryVendor } from '#api/games/lottery.ts'
import type { PlayType } from '#api/games/lotteryCode.ts'
import { VendorMark } from '#ui/art/VendorMark.tsx'
import { useDigits } from '#i18n/digits.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { LotteryCard } from './LotteryCard.tsx'
import css from './VendorSection.module.css'
import { looksAtom } from './lottery.atoms.ts'
import { soonest, untilText } from './draws/countdown.rules.ts'

interface Props {
  readonly vendor: LotteryVendor
  readonly playType: PlayType
  readonly now: number
}

export function VendorSection({ vendor, playType, now }: Props) {
  const digits = useDigits()
  const look = useAtomValue(looksAtom).get(vendor.code)
  const next = soonest(vendor.games, now)
  return (
    <section className={css.section} aria-labelledby={vendor.code} data-vendor={vendor.code}>
      <header className={css.head}>
        <span className={css.mark}>
          <VendorMark vendor={vendor.code} name={vendor.name} look={look} />
        </span>
        <h2 className={css.name} id={vendor.code}>
          <Name>{vendor.name}</Name>
        </h2>
        {next && (
          <p className={css.next}>
            <Trans>Next draw</Trans> <b>{digits(untilText(next.at, now))}</b>
          </p>
        )}
      </header>
      <ul className={css.games}>
        {vendor.games.map((game) => (
          <li key={game.code}>
            <LotteryCard game={game} playType={playType} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
