import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ProfitDay } from '../../api/money/records.ts'
import { useFormat } from '../../i18n/format.ts'
import { Loaded } from '../../ui/layout/Loaded.tsx'
import { BetCount } from './bets/BetCount.tsx'
import { Figure, Figures, Net } from './Figures.tsx'
import figures from './Figures.module.css'
import { BetsSkeleton } from './bets/BetsSkeleton.tsx'
import css from './bets/Lists.module.css'
import { NoBetsInPeriod } from './bets/NoBets.tsx'
import row from './bets/Row.module.css'
import { ProfitCharts } from './ProfitCharts.tsx'
import { SaveDays } from './SaveCsv.tsx'
import { Totals } from './Totals.tsx'
import { type Range, noonOf } from './period/period.rules.ts'
import { profitAtom } from './records.atoms.ts'
import type { RecordSearch } from './records.search.ts'
import type { RecordSlots } from './slots.ts'

interface Props {
  readonly range: Range
  readonly categoryNames: RecordSlots['categoryNames']
  readonly onChange: (change: RecordSearch) => void
}

export function ProfitPanel({ range, categoryNames, onChange }: Props) {
  const profit = useAtomValue(profitAtom(range))
  return (
    <Loaded read={profit} skeleton={<BetsSkeleton />}>
      {({ list, categories, totals, ...moved }) => (
        <>
          <div className={css.top}>
            <Totals totals={totals}>
              <Moved {...moved} />
            </Totals>
            {list.length > 0 && <SaveDays days={list} range={range} />}
            <ProfitCharts days={list} categories={categories} names={categoryNames} />
          </div>
          {list.length === 0 ? (
            <NoBetsInPeriod range={range} onChange={onChange} />
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
    <Figure name={<Trans>Bonus</Trans>} minor={bonus} />
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
