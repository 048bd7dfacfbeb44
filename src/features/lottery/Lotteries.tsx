import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useNow } from '#net/reach/useNow.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import css from './Lotteries.module.css'
import { VendorSection } from './VendorSection.tsx'
import { soonest, isJustDrawn } from './draws/countdown.rules.ts'
import { useDrawn } from './draws/useDrawn.ts'
import { lotteriesOf, recentVnAtom, vnGamesAtom } from './lottery.atoms.ts'
import { listOf, namedOf, vendorFirst } from './lottery.rules.ts'
import type { LotterySearch } from './lottery.search.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import links from './play/LotteryLinks.module.css'
import { useFormat } from '#i18n/format.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import latest from './draws/LatestDraws.module.css'
import { Numbers } from './draws/Numbers.tsx'
import { platformNow } from '#net/reach/clock.ts'

interface Props {
  readonly search: LotterySearch
  readonly name?: string
}

export function Lotteries({ search, name = '' }: Props) {
  const read = useAtomValue(lotteriesOf(search))
  const now = useNow()
  const games = (read.value ?? []).flatMap((vendor) => vendor.games)
  useDrawn(read, (time) => soonest(games, time)?.at ?? null)
  return (
    <div data-wide>
      {listOf(search) === 'quick' && name === '' && <LatestDraws />}
      <Loaded
        read={read}
        skeleton={<Skeletons count={5} className={css.skeletons} each={css.skeleton} />}
      >
        {(known) => {
          const vendors = vendorFirst(namedOf(known, name), search.vassalage)
          if (vendors.length === 0) return <Nothing name={name} />
          return vendors.map((vendor) => (
            <VendorSection key={vendor.code} vendor={vendor} playType={search.playType} now={now} />
          ))
        }}
      </Loaded>
    </div>
  )
}

const Nothing = ({ name }: Required<Pick<Props, 'name'>>) =>
  name === '' ? (
    <EmptyState motif="balls" title={<Trans>No lottery is open right now</Trans>}>
      <Trans>Check again later.</Trans>
    </EmptyState>
  ) : (
    <EmptyState motif="balls" title={<Trans>No game found for “{name}”</Trans>} />
  )

export function LotteryLinks() {
  const { t } = useLingui()
  return (
    <nav className={links.links} aria-label={t`Lottery`}>
      <Link to="/m/lotteryHistory" className={links.link}>
        <Icon name="clock" />
        <Trans>Results</Trans>
      </Link>
      <Link to="/m/lotteryHistory" search={{ tab: 'tickets' }} className={links.link}>
        <Icon name="lottery" />
        <Trans>My tickets</Trans>
      </Link>
      <Link to="/m/jackpot" className={links.link}>
        <Icon name="trophy" />
        <Trans>Jackpots</Trans>
      </Link>
    </nav>
  )
}

function LatestDraws() {
  const read = useAtomValue(recentVnAtom)
  const games = useAtomValue(vnGamesAtom)
  useDrawn(read, (time) => soonest(games, time)?.at ?? null)
  const draws = read.value ?? []
  const format = useFormat()
  if (draws.length === 0) return null
  return (
    <section className={latest.latest} aria-labelledby="latest-draws">
      <h2 className={latest.title} id="latest-draws">
        <Trans comment="Heading: lotteries whose numbers were drawn a moment ago.">
          Just drawn
        </Trans>
      </h2>
      <ul className={latest.rail}>
        {draws.map(({ game, name, at, issue, numbers }) => (
          <li key={`${game} ${issue}`}>
            <Link to="/m/lotteryHistory" search={{ game }} className={latest.card}>
              <span className={latest.name}>
                <Name>{name}</Name>
              </span>
              <span className={latest.time}>{format.time(at)}</span>
              <Numbers numbers={numbers} isNew={isJustDrawn(at, platformNow())} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
