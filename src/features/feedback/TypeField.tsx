import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { FeedbackType } from '../../api/content/feedback.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import css from './TypeField.module.css'
import { type FeedbackForm, typesInOrder } from './feedback.rules.ts'
import { typeIcons, typeNames } from './feedback.text.ts'

interface Props {
  readonly value: FeedbackForm['type']
  readonly error: string | undefined
  readonly onChoose: (type: FeedbackType) => void
}

export function TypeField({ value, error, onChoose }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <>
      <Field
        label={t`Question type`}
        error={error}
        control={({ className, ...tied }) => (
          <button
            {...tied}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a custom list in a bottom sheet
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={list}
            className={`${className} ${css.opener}`}
            onClick={() => setOpen(true)}
          >
            <span className={css.chosen} data-empty={value === -1 || undefined}>
              {value === -1 ? t`Choose one` : t(typeNames[value])}
            </span>
            <Icon name="chevron-down" size="small" />
          </button>
        )}
      />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`What is it about?`}
        closeLabel={t`Close`}
      >
        <ul id={list}>
          {typesInOrder.map((type) => (
            <li key={type}>
              <button
                type="button"
                className={css.type}
                aria-pressed={type === value}
                onClick={() => {
                  onChoose(type)
                  setOpen(false)
                }}
              >
                <Icon name={typeIcons[type]} />
                <span className={css.name}>{t(typeNames[type])}</span>
                {type === value && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
