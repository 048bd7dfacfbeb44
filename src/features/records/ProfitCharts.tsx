import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ProfitCategory, ProfitDay } from '../../api/money/records.ts'
import { useFormat } from '../../i18n/format.ts'
import { Bars } from '../../ui/chart/Bars.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import { shortDay } from '../../ui/chart/shortDay.ts'
import { currencySymbolAtom } from '../merchant/merchant.atoms.ts'
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
  const { date, count } = useFormat()
  const symbol = useAtomValue(currencySymbolAtom)
  const oldestFirst = days.toReversed()
  const format = (minor: number) => `${symbol}${count(Math.round(minor / 100))}`
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
