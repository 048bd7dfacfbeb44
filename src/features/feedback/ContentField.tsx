import { Trans, useLingui } from '@lingui/react/macro'
import { longest, shortest } from '../../api/content/feedback.ts'
import { lengthOf } from '../../api/content/letters.ts'
import { useFormat } from '../../i18n/format.ts'
import { Field } from '../../ui/form/Field.tsx'
import css from './ContentField.module.css'

interface Props {
  readonly value: string
  readonly error: string | undefined
  readonly onWrite: (text: string) => void
}

export function ContentField({ value, error, onWrite }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const count = lengthOf(value)
  return (
    <Field
      label={t`What happened?`}
      error={error}
      hint={
        <span className={css.hint}>
          <span>
            <Trans>
              Between {shortest} and {longest} characters
            </Trans>
          </span>
          <span className={css.count} data-full={count >= longest || undefined}>
            {format.count(count)}/{format.count(longest)}
          </span>
        </span>
      }
      control={(tied) => (
        <textarea
          {...tied}
          name="content"
          rows={6}
          value={value}
          autoComplete="off"
          placeholder={t`Game or payment, when it was, and what you saw`}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    />
  )
}
