import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'
import css from './AmountField.module.css'

interface Props extends ComponentProps<typeof Field> {
  readonly currency: string
  readonly action?: ReactNode
}

/** `parseAmount` turns what is typed into minor units. */
export const AmountField = ({ currency, action, ...field }: Props) => (
  <div className={css.amount}>
    <Field
      {...field}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      prefix={<span className={css.currency}>{currency}</span>}
      suffix={action}
    />
  </div>
)
