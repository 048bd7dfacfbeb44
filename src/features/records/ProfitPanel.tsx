import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { dayAfter, daysIn } from '#api/day.ts'
import { minorUnits } from '#api/money/currency.ts'
import type { ProfitCategory, ProfitDay } from '#api/money/records.ts'
import { useFormat } from '#i18n/format.ts'
import { categoryNames } from '#i18n/text/categoryText.ts'
import { Bars } from '#ui/chart/Bars.tsx'
import { Chart, shortDay } from '#ui/chart/Chart.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { shortMoneyAtom } from '#features/merchant/merchant.atoms.ts'
import figures from './Figures.module.css'
import { BetCount, Figure, Figures, Net, Totals } from './Figures.tsx'
import { SaveDays } from './SaveCsv.tsx'
import css from './bets/Lists.module.css'
import { NoBets } from './bets/NoBets.tsx'
import row from './bets/Row.module.css'
import { type Range, noonOf } from './period/period.rules.ts'
import { profitAtom } from './records.atoms.ts'
import type { RecordSearch } from './records.search.ts'

interface Props {
  readonly range: Range
  readonly onChange: (change: RecordSearch) => void
}

export function ProfitPanel({ range, onChange }: Props) {
  const profit = useAtomValue(profitAtom(range))
  return (
    <Loaded
      read={profit}
      skeleton={<Skeletons count={4} className={css.top} each={css.skeleton} />}
    >
      {({ list, categories, totals, ...moved }) => (
        <>
          <div className={css.top}>
            <Totals totals={totals}>
              <Moved {...moved} />
            </Totals>
            {list.length > 0 && <SaveDays days={list} range={range} />}
            <ProfitCharts days={list} categories={categories} />
          </div>
          {list.length === 0 ? (
            <NoBets filter={range} onChange={onChange} />
          ) : (
            <ul className={css.rows}>
              {list.map((day) => (
                <li key={day.day}>
                  <DayRow {...day} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  )
}

interface MovedProps {
  readonly deposited: number
  readonly withdrawn: number
  readonly bonus: number
}

const Moved = ({ deposited, withdrawn, bonus }: MovedProps) => (
  <dl className={figures.figures}>
    <Figure name={<Trans>Deposited</Trans>} minor={deposited} />
    <Figure name={<Trans>Withdrawn</Trans>} minor={withdrawn} />
    <Figure name={<Trans comment="Column: money from promotions.">Bonus</Trans>} minor={bonus} />
  </dl>
)

function DayRow({ day, count, ...sums }: ProfitDay) {
  const { date } = useFormat()
  return (
    <article className={row.row}>
      <h2 className={row.name}>{date(noonOf(day))}</h2>
      <p className={row.net}>
        <Net minor={sums.net} />
      </p>
      <p className={row.about}>
        <BetCount total={count} />
      </p>
      <div className={row.figures}>
        <Figures {...sums} />
      </div>
    </article>
  )
}

interface ChartsProps {
  /** Newest first. */
  readonly days: readonly ProfitDay[]
  readonly categories: readonly ProfitCategory[]
}

/** Stake and win by day, oldest first, and by category; a single day or category gets no chart. */
function ProfitCharts({ days, categories }: ChartsProps) {
  const { t } = useLingui()
  const { date } = useFormat()
  const money = useAtomValue(shortMoneyAtom)
  const oldestFirst = everyDay(days)
  const format = (minor: number) => money(Math.round(minor / minorUnits) * minorUnits)
  const seriesOf = (sums: readonly { readonly stake: number; readonly win: number }[]) => [
    { name: t`Stake`, values: sums.map(({ stake }) => stake), colour: '--teal' },
    { name: t`Win`, values: sums.map(({ win }) => win), colour: '--primary' },
  ]
  return (
    <>
      {days.length > 1 && (
        <Chart
          labels={oldestFirst.map(({ day }) => shortDay(date(noonOf(day))))}
          format={format}
          series={seriesOf(oldestFirst)}
        />
      )}
      {categories.length > 1 && (
        <Bars
          title={<Trans comment="By category of games.">By category</Trans>}
          labels={categories.map(({ category }) => t(categoryNames[category]))}
          format={format}
          series={seriesOf(categories)}
        />
      )}
    </>
  )
}

type Sums = Pick<ProfitDay, 'day' | 'stake' | 'win'>

/** Oldest first, with a place for every day without a bet, so that equal distances are equal times. */
function everyDay(days: ChartsProps['days']): readonly Sums[] {
  const [newest, oldest] = [days[0], days.at(-1)]
  if (!newest || !oldest) return []
  const known = new Map(days.map((sums) => [sums.day, sums]))
  return Array.from({ length: daysIn(oldest.day, newest.day) }, (_, at) => {
    const day = dayAfter(oldest.day, at)
    return known.get(day) ?? { day, stake: 0, win: 0 }
  })
}
