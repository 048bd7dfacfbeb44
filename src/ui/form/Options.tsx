import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import { ErrorNote, HintNote, tiedTo } from './Notes.tsx'
import css from './Options.module.css'

interface Option<Key extends string> {
  readonly key: Key
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly art?: ReactNode
  readonly isDisabled?: boolean
}

interface Props<Key extends string> {
  readonly label: string
  readonly options: readonly Option<Key>[]
  readonly value: Key | null
  readonly onChoose: (key: Key) => void
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

export function Options<Key extends string>(props: Props<Key>) {
  const { label, options, value, onChoose, error, hint } = props
  const id = useId()
  return (
    <fieldset
      className={css.options}
      role="radiogroup"
      {...tiedTo(id, props)}
      tabIndex={error ? -1 : undefined}
    >
      <legend className={css.label}>{label}</legend>
      <HintNote of={id}>{hint}</HintNote>
      {options.map(({ key, title, text, art, isDisabled }) => (
        <label key={key} className={css.option} data-disabled={isDisabled || undefined}>
          <input
            className={css.input}
            type="radio"
            name={id}
            checked={key === value}
            disabled={isDisabled}
            onChange={() => onChoose(key)}
          />
          {art && <span className={css.art}>{art}</span>}
          <span className={css.words}>
            <span className={css.title}>{title}</span>
            {text && <span className={css.text}>{text}</span>}
          </span>
          <span className={css.mark}>
            <Icon name="check" size="small" />
          </span>
        </label>
      ))}
      <ErrorNote of={id}>{error}</ErrorNote>
    </fieldset>
  )
}
