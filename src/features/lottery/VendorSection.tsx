import { Plural } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { LotteryVendor } from '#api/games/lottery.ts'
import type { PlayType } from '#api/games/lotteryParams.ts'
import { Link } from '#ui/Link.tsx'
import { VendorMark } from '#ui/art/VendorMark.tsx'
import { useFormat } from '#i18n/format.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { LotteryCard } from './LotteryCard.tsx'
import css from './VendorSection.module.css'
import { looksAtom } from './lottery.atoms.ts'
import { lobbySearchOf } from './lottery.rules.ts'

interface Props {
  readonly vendor: LotteryVendor
  readonly playType: PlayType | undefined
  readonly now: number
}

/** A vendor, which leads to its own lobby, and its games. */
export function VendorSection({ vendor, playType, now }: Props) {
  const look = useAtomValue(looksAtom).get(vendor.code)
  const mode = useAtomValue(lotteryModeAtom)
  const total = vendor.games.length
  const count = useFormat().count(total)
  return (
    <section className={css.section} aria-labelledby={vendor.code} data-vendor={vendor.code}>
      <Link to="/m/startLottery" search={lobbySearchOf(vendor.code, mode)} className={css.head}>
        <span className={css.mark}>
          <VendorMark vendor={vendor.code} name={vendor.name} look={look} />
        </span>
        <h2 className={css.name} id={vendor.code}>
          <Name>{vendor.name}</Name>
        </h2>
        <p className={css.count}>
          <Plural value={total} one={`${count} game`} other={`${count} games`} />
        </p>
        <Icon name="chevron-right" size="small" />
      </Link>
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
