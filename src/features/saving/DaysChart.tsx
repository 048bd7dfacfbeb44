import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { trafficAtom } from '../../device/traffic/traffic.ts'
import { amountOf } from '../../i18n/bytes.rules.ts'
import { useFormat } from '../../i18n/format.ts'
import { Chart } from '../../ui/chart/Chart.tsx'
import { shortDay } from '../../ui/chart/shortDay.ts'
import { lastDays } from './days.rules.ts'

/** Hidden until the second day: a single bar has nothing to compare. */
export function DaysChart() {
  const { t } = useLingui()
  const { date, count } = useFormat()
  const { days, today } = useAtomValue(trafficAtom)
  const shown = lastDays(days, today)
  if (shown.filter(({ bytes }) => bytes > 0).length < 2) return null
  const sizeOf = (bytes: number) => {
    const { number, unit } = amountOf(bytes)
    const size = count(number)
    return unit === 'kB' ? t`${size} kB` : t`${size} MB`
  }
  return (
    <Chart
      labels={shown.map(({ at }) => shortDay(date(at)))}
      format={sizeOf}
      series={[{ name: t`Data usage`, values: shown.map(({ bytes }) => bytes), colour: '--teal' }]}
    />
  )
}
