import { Trans, useLingui } from '@lingui/react/macro'
import { atom } from 'jotai'
import type { Day } from '../../../api/day.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import css from './Filters.module.css'
import { type Range, daysForm } from './period.rules.ts'

interface Props {
  readonly range: Range
  readonly today: Day
  readonly onChoose: (range: Range) => void
}

/** Sends nothing. */
const chooseDaysIntent = atom(null, async (_get, _set, range: Range) => range)

export function CustomDays({ range, today, onChoose }: Props) {
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
      <Field {...form.field('from')} {...day} label={t`From`} />
      <Field {...form.field('to')} {...day} label={t`To`} />
      <Button type="submit" kind="ghost">
        <Trans>Show this period</Trans>
      </Button>
    </Form>
  )
}
