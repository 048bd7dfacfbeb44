import { Trans, useLingui } from '@lingui/react/macro'
import { lengthOf } from '../../../api/content/letters.ts'
import { longestRemark } from '../../../api/promotions/promotions.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Field } from '../../../ui/form/Field.tsx'
import css from './Participation.module.css'
import { fitting } from './draft.rules.ts'

interface Props {
  readonly value: string
  readonly isRequired: boolean
  readonly error: string | undefined
  readonly onWrite: (text: string) => void
}

export function RemarkField({ value, isRequired, error, onWrite }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const [count, most] = [format.count(lengthOf(value)), format.count(longestRemark)]
  return (
    <Field
      label={isRequired ? t`Remark` : t`Remark, if you like`}
      error={error}
      hint={
        <span className={css.hint}>
          <span>
            <Trans>At most {most} characters</Trans>
          </span>
          <span className={css.count}>
            {count}/{most}
          </span>
        </span>
      }
      control={(tied) => (
        <textarea
          {...tied}
          name="remark"
          rows={3}
          required={isRequired}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onWrite(fitting(target.value))}
        />
      )}
    />
  )
}
