import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ProfitDay } from '../../api/money/records.ts'
import { useFormat } from '../../i18n/format.ts'
import { Chart } from '../../ui/chart/Chart.tsx'
import { shortDay } from '../../ui/chart/shortDay.ts'
import { currencySymbolAtom } from '../merchant/merchant.atoms.ts'
import { noonOf } from './period/period.rules.ts'

/** Stake and win by day, the oldest first. */
export function ProfitChart({ days }: { readonly days: readonly ProfitDay[] }) {
  const { t } = useLingui()
  const { date, count } = useFormat()
  const symbol = useAtomValue(currencySymbolAtom)
  const shown = days.toReversed()
  if (shown.length < 2) return null
  return (
    <Chart
      title={<Trans>By day</Trans>}
      labelsName={<Trans>Day</Trans>}
      labels={shown.map(({ day }) => shortDay(date(noonOf(day))))}
      format={(minor) => `${symbol}${count(Math.round(minor / 100))}`}
      series={[
        { name: t`Stake`, values: shown.map(({ stake }) => stake), colour: '--teal' },
        { name: t`Win`, values: shown.map(({ win }) => win), colour: '--primary' },
      ]}
    />
  )
}
