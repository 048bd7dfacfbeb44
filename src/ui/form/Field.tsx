import { useLingui } from '@lingui/react/macro'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '#ui/button/Button.tsx'
import amount from './AmountField.module.css'
import css from './Field.module.css'
import { ErrorNote, HintNote, tiedTo } from './Notes.tsx'

type Props = Omit<ComponentProps<'input'>, 'prefix' | 'children'> & {
  label: string
  hint?: ReactNode
  error?: ReactNode
  prefix?: ReactNode
  suffix?: ReactNode
  /** Has a button that shows the typed text. */
  isRevealable?: boolean
  control?: (tied: ReturnType<typeof tiedTo> & { id: string; className: string }) => ReactNode
}

export function Field(props: Props) {
  const {
    label,
    hint,
    error,
    prefix,
    suffix,
    isRevealable,
    control,
    id,
    type = 'text',
    ...input
  } = props
  const { t } = useLingui()
  const own = useId()
  const [isRevealed, setRevealed] = useState(false)
  const name = id ?? own
  const tied = { id: name, className: css.input ?? '', ...tiedTo(name, props) }
  return (
    <div className={css.field} data-invalid={tied['aria-invalid']}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <div className={css.box}>
        {prefix !== undefined && <span className={css.slot}>{prefix}</span>}
        {control ? (
          control(tied)
        ) : (
          <input
            dir={type === 'tel' ? 'ltr' : 'auto'}
            {...input}
            {...tied}
            type={isRevealed ? 'text' : type}
          />
        )}
        {isRevealable && (
          <IconButton
            icon={isRevealed ? 'eye-off' : 'eye'}
            label={isRevealed ? t`Hide password` : t`Show password`}
            aria-controls={name}
            onClick={() => setRevealed(!isRevealed)}
          />
        )}
        {suffix !== undefined && <span className={css.slot}>{suffix}</span>}
      </div>
      <ErrorNote of={name}>{error}</ErrorNote>
      <HintNote of={name}>{hint}</HintNote>
    </div>
  )
}

type AmountProps = Props & {
  readonly currency: string
  readonly action?: ReactNode
}

/** `parseAmount` turns what is typed into minor units. */
export const AmountField = ({ currency, action, ...field }: AmountProps) => (
  <div className={amount.amount}>
    <Field
      {...field}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      prefix={<span className={amount.currency}>{currency}</span>}
      suffix={action}
    />
  </div>
)
