import { Trans, useLingui } from '@lingui/react/macro'
import { atom } from 'jotai'
import type { Day } from '#api/day.ts'
import { useForm } from '#net/form/useForm.ts'
import { Button } from '#ui/button/Button.tsx'
import { Chips } from '#ui/form/Chips.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Form } from '#ui/form/Form.tsx'
import { currentDay } from '#features/records/records.atoms.ts'
import type { RecordSearch } from '#features/records/records.search.ts'
import { periodNames } from '#features/records/records.text.ts'
import css from './Filters.module.css'
import {
  type Period,
  type Range,
  daysForm,
  periodOf,
  periods,
  periodRangeOf,
} from './period.rules.ts'

interface Props {
  readonly search: RecordSearch
  readonly onChange: (change: RecordSearch) => void
}

export function PeriodFilter({ search, onChange }: Props) {
  const { t } = useLingui()
  const today = currentDay()
  const period = periodOf(search, today)
  const range = periodRangeOf(search, today)
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

interface DaysProps {
  readonly range: Range
  readonly today: Day
  readonly onChoose: (range: Range) => void
}

/** Validates the days without sending a request. */
const chooseDaysIntent = atom(null, async (_get, _set, range: Range) => range)

function CustomDays({ range, today, onChoose }: DaysProps) {
  const { t } = useLingui()
  const messages = {
    missing: t`Choose the first and the last day`,
    future: t`The last day cannot be later than today`,
    reversed: t`The first day must not be after the last`,
    long: t`Choose up to 90 days`,
  }
  const form = useForm({
    initial: range,
    schema: (days) => daysForm(days, today),
    intent: chooseDaysIntent,
    messages: { from: messages, to: messages },
    failureText: () => '',
    onDone: onChoose,
  })
  const day = { type: 'date', max: today }
  return (
    <Form form={form} className={css.days}>
      <Field
        {...form.field('from')}
        {...day}
        label={t({ message: 'From', comment: 'Label of a date: the first day of a period.' })}
      />
      <Field
        {...form.field('to')}
        {...day}
        label={t({ message: 'To', comment: 'Label of a date: the last day of a period.' })}
      />
      <Button type="submit" kind="ghost">
        <Trans>Show this period</Trans>
      </Button>
    </Form>
  )
}
