import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'
import css from './TextArea.module.css'

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  readonly label: string
  readonly hint: ReactNode
  readonly count: ReactNode
  readonly isFull?: boolean
  readonly error: ReactNode
  readonly onWrite: (text: string) => void
}

export const TextArea = ({ label, hint, count, isFull, error, onWrite, ...textarea }: Props) => (
  <Field
    label={label}
    error={error}
    hint={
      <span className={css.hint}>
        <span>{hint}</span>
        <span className={css.count} data-full={isFull || undefined}>
          {count}
        </span>
      </span>
    }
    control={(tied) => (
      <textarea
        {...textarea}
        {...tied}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => onWrite(target.value)}
      />
    )}
  />
)
