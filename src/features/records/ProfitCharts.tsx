import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { minorUnits } from '../../api/money/currency.ts'
import { dayAfter, daysIn } from '../../api/day.ts'
import type { ProfitCategory, ProfitDay } from '../../api/money/records.ts'
import { useFormat } from '../../i18n/format.ts'
import { Bars } from '../../ui/chart/Bars.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import { shortDay } from '../../ui/chart/shortDay.ts'
import { shortMoneyAtom } from '../merchant/merchant.atoms.ts'
import { noonOf } from './period/period.rules.ts'
import type { RecordSlots } from './slots.ts'

interface Props {
  /** Newest first. */
  readonly days: readonly ProfitDay[]
  readonly categories: readonly ProfitCategory[]
  readonly names: RecordSlots['categoryNames']
}

/** Stake and win by day, oldest first, and by category; a single day or category gets no chart. */
export function ProfitCharts({ days, categories, names }: Props) {
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
          title={<Trans>By category</Trans>}
          labels={categories.map(({ category }) => t(names[category]))}
          format={format}
          series={seriesOf(categories)}
        />
      )}
    </>
  )
}

type Sums = Pick<ProfitDay, 'day' | 'stake' | 'win'>

/** Oldest first, with a place for a day without a bet: the same distance is the same time. */
function everyDay(days: Props['days']): readonly Sums[] {
  const [newest, oldest] = [days[0], days.at(-1)]
  if (!newest || !oldest) return []
  const known = new Map(days.map((sums) => [sums.day, sums]))
  return Array.from({ length: daysIn(oldest.day, newest.day) }, (_, at) => {
    const day = dayAfter(oldest.day, at)
    return known.get(day) ?? { day, stake: 0, win: 0 }
  })
}
