import { useLingui } from '@lingui/react/macro'
import { Chips } from '../../../ui/form/Chips.tsx'
import { CustomDays } from './CustomDays.tsx'
import css from './Filters.module.css'
import { type Period, periodOf, periods, rangeOf } from './period.rules.ts'
import { currentDay } from '../records.atoms.ts'
import type { RecordSearch } from '../records.search.ts'
import { periodNames } from '../records.text.ts'

interface Props {
  readonly search: RecordSearch
  readonly onChange: (change: RecordSearch) => void
}

export function PeriodFilter({ search, onChange }: Props) {
  const { t } = useLingui()
  const today = currentDay()
  const period = periodOf(search, today)
  const range = rangeOf(search, today)
  const choose = (wanted: Period) =>
    onChange({
      period: wanted,
      from: wanted === 'custom' ? range.from : undefined,
      to: wanted === 'custom' ? range.to : undefined,
    })
  return (
    <>
      <div className={css.chips}>
        <Chips
          label={t`Period`}
          value={period}
          onChoose={choose}
          choices={periods.map((key) => ({ key, label: t(periodNames[key]) }))}
        />
      </div>
      {period === 'custom' && (
        <CustomDays
          key={`${range.from}/${range.to}`}
          range={range}
          today={today}
          onChoose={(days) => onChange({ period: 'custom', ...days })}
        />
      )}
    </>
  )
}
