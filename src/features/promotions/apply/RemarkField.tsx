import { Trans, useLingui } from '@lingui/react/macro'
import { lengthOf } from '../../../api/content/letters.ts'
import { longestRemark } from '../../../api/promotions/promotions.ts'
import { useFormat } from '../../../i18n/format.ts'
import { TextArea } from '../../../ui/form/TextArea.tsx'
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
    <TextArea
      label={isRequired ? t`Remark` : t`Remark (optional)`}
      error={error}
      hint={<Trans>At most {most} characters</Trans>}
      count={`${count}/${most}`}
      name="remark"
      rows={3}
      required={isRequired}
      value={value}
      onWrite={(text) => onWrite(fitting(text))}
    />
  )
}
