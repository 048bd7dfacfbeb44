import type { ReactNode } from 'react'
import { Field } from './Field.tsx'
import css from './AmountField.module.css'

interface Props {
  readonly label: string
  readonly currency: string
  /** As typed; `parseAmount` turns it into minor units. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly name?: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly action?: ReactNode
  readonly readOnly?: boolean
}

export const AmountField = ({ currency, onChange, action, name = 'amount', ...field }: Props) => (
  <div className={css.amount}>
    <Field
      {...field}
      name={name}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      prefix={<span className={css.currency}>{currency}</span>}
      suffix={action}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
)
