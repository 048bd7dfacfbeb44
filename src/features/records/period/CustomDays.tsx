import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Day } from '../../../api/day.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import css from './Filters.module.css'
import { type Range, type RangeFault, faultOf } from './period.rules.ts'
import { rangeFaults } from '../records.text.ts'

interface Props {
  readonly range: Range
  readonly today: Day
  readonly onChoose: (range: Range) => void
}

const isOfLast = (fault: RangeFault | null, { from }: Range) =>
  fault === 'future' || (fault === 'missing' && from !== '')

export function CustomDays({ range, today, onChoose }: Props) {
  const { t } = useLingui()
  const [days, setDays] = useState(range)
  const [fault, setFault] = useState<RangeFault | null>(null)
  const text = fault && t(rangeFaults[fault])
  const isLast = isOfLast(fault, days)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = faultOf(days, today)
    setFault(found)
    if (!found) return onChoose(days)
    const field = event.currentTarget.elements.namedItem(isOfLast(found, days) ? 'to' : 'from')
    if (field instanceof HTMLInputElement) field.focus()
  }
  return (
    <form className={css.days} noValidate onSubmit={submit}>
      <Field
        label={t`From`}
        type="date"
        name="from"
        max={today}
        value={days.from}
        onChange={({ target }) => setDays({ ...days, from: target.value })}
        error={isLast ? undefined : text}
      />
      <Field
        label={t`To`}
        type="date"
        name="to"
        max={today}
        value={days.to}
        onChange={({ target }) => setDays({ ...days, to: target.value })}
        error={isLast ? text : undefined}
      />
      <Button type="submit" kind="ghost">
        <Trans>Show this period</Trans>
      </Button>
    </form>
  )
}
