import { type ReactNode, useId, useState } from 'react'
import { Field } from '#ui/form/Field.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './Picker.module.css'
import { Sheet } from './Sheet.tsx'

interface Option<Key> {
  readonly key: Key
  readonly name: ReactNode
  readonly art?: ReactNode
}

interface Props<Key> {
  readonly label: string
  /** The title of the sheet; the label by default. */
  readonly title?: string
  readonly error?: ReactNode
  readonly value: Key
  readonly options: readonly Option<Key>[]
  /** Shown for a value that is none of the options. */
  readonly empty?: string
  readonly onChoose: (key: Key) => void
}

/** One of several, chosen in a sheet. */
export function Picker<Key extends string | number>(props: Props<Key>) {
  const { label, title = label, error, value, options, empty, onChoose } = props
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const chosen = options.find(({ key }) => key === value)
  return (
    <>
      <Field
        label={label}
        error={error}
        control={({ className, ...tied }) => (
          <button
            {...tied}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a custom list in a bottom sheet
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            className={`${className} ${css.opener}`}
            onClick={() => setOpen(true)}
          >
            <span className={css.chosen} data-empty={!chosen || undefined}>
              {chosen ? chosen.name : empty}
            </span>
            <Icon name="chevron-down" size="small" />
          </button>
        )}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        <ul id={list}>
          {options.map(({ key, name, art }) => (
            <li key={key}>
              <button
                type="button"
                className={css.option}
                aria-pressed={key === value}
                onClick={() => {
                  onChoose(key)
                  setOpen(false)
                }}
              >
                {art}
                <span className={css.name}>{name}</span>
                {key === value && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
