import { useLingui } from '@lingui/react/macro'
import type { FeedbackType } from '../../api/content/feedback.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Picker } from '../../ui/overlay/Picker.tsx'
import { type FeedbackForm, typesInOrder } from './feedback.rules.ts'
import { typeIcons, typeNames } from './feedback.text.ts'

interface Props {
  readonly value: FeedbackForm['type']
  readonly error: string | undefined
  readonly onChoose: (type: FeedbackType) => void
}

export function TypeField({ value, error, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <Picker<FeedbackForm['type']>
      label={t`Question type`}
      title={t`What is it about?`}
      empty={t`Choose one`}
      error={error}
      value={value}
      onChoose={(type) => type !== -1 && onChoose(type)}
      options={typesInOrder.map((key) => ({
        key,
        name: t(typeNames[key]),
        art: <Icon name={typeIcons[key]} />,
      }))}
    />
  )
}
