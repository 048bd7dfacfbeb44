import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { clearTrafficIntent, trafficAtom } from '#device/traffic/traffic.ts'
import { sumOfMonth } from '#device/traffic/traffic.rules.ts'
import { Bytes, useBytes } from '#i18n/Bytes.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Facts } from '#ui/layout/Facts.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import css from './Saving.module.css'
import { allOf, lastDays } from './days.rules.ts'
import { useFormat } from '#i18n/format.ts'
import { Chart, shortDay } from '#ui/chart/Chart.tsx'

export function TrafficPanel() {
  const { days, session, today } = useAtomValue(trafficAtom)
  const clear = useSetAtom(clearTrafficIntent)
  const month = sumOfMonth(days, today)
  const fact = (key: string, name: ReactNode, bytes: number, isSum = false) => ({
    key,
    name,
    value: <Bytes of={bytes} />,
    isSum,
  })
  return (
    <Panel title={<Trans>Data usage</Trans>}>
      <Facts
        facts={[
          fact('session', <Trans>This visit</Trans>, allOf(session)),
          fact('app', <Trans>This month: the app</Trans>, month.app),
          fact('data', <Trans>This month: lists and data</Trans>, month.data),
          fact('pictures', <Trans>This month: pictures</Trans>, month.pictures),
          fact('month', <Trans>Total this month</Trans>, allOf(month), true),
        ]}
      />
      <DaysChart />
      <p className={css.text}>
        <Trans>
          Counted on this device only. Providers’ games and background downloads for offline use are
          not included.
        </Trans>
      </p>
      <Button kind="ghost" block onClick={clear}>
        <Trans>Reset counter</Trans>
      </Button>
    </Panel>
  )
}

/** Hidden until the second day, because a single bar compares nothing. */
function DaysChart() {
  const { t } = useLingui()
  const { date } = useFormat()
  const sizeOf = useBytes()
  const { days, today } = useAtomValue(trafficAtom)
  const shown = lastDays(days, today)
  if (shown.filter(({ bytes }) => bytes > 0).length < 2) return null
  return (
    <Chart
      labels={shown.map(({ at }) => shortDay(date(at)))}
      format={sizeOf}
      series={[{ name: t`Data usage`, values: shown.map(({ bytes }) => bytes), colour: '--teal' }]}
    />
  )
}
