import { Trans, useLingui } from '@lingui/react/macro'
import { longest, shortest } from '../../api/content/feedback.ts'
import { lengthOf } from '../../api/content/letters.ts'
import { useFormat } from '../../i18n/format.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'

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
    <TextArea
      label={t`What happened?`}
      error={error}
      hint={
        <Trans>
          Between {shortest} and {longest} characters
        </Trans>
      }
      count={`${format.count(count)}/${format.count(longest)}`}
      isFull={count >= longest}
      name="content"
      rows={6}
      value={value}
      placeholder={t`Which game or payment, when, and what you saw`}
      onWrite={onWrite}
    />
  )
}
