import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFormat } from '#i18n/format.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import css from './LatestDraws.module.css'
import { Numbers } from './Numbers.tsx'
import { isJustDrawn, soonest } from './countdown.rules.ts'
import { recentVnAtom, vnGamesAtom } from '#features/lottery/lottery.atoms.ts'
import { platformNow } from '#net/reach/clock.ts'
import { Link } from '#ui/Link.tsx'
import { useDrawn } from './useDrawn.ts'

export function LatestDraws() {
  const read = useAtomValue(recentVnAtom)
  const games = useAtomValue(vnGamesAtom)
  useDrawn(read, (time) => soonest(games, time)?.at ?? null)
  const draws = read.value ?? []
  const format = useFormat()
  if (draws.length === 0) return null
  return (
    <section className={css.latest} aria-labelledby="latest-draws">
      <h2 className={css.title} id="latest-draws">
        <Trans comment="Heading: lotteries whose numbers were drawn a moment ago.">
          Just drawn
        </Trans>
      </h2>
      <ul className={css.rail}>
        {draws.map(({ game, name, at, issue, numbers }) => (
          <li key={`${game} ${issue}`}>
            <Link to="/m/lotteryHistory" search={{ game }} className={css.card}>
              <span className={css.name}>
                <Name>{name}</Name>
              </span>
              <span className={css.time}>{format.time(at)}</span>
              <Numbers numbers={numbers} isNew={isJustDrawn(at, platformNow())} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
