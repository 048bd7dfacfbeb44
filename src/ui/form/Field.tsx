import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../button/IconButton.tsx'
import css from './Field.module.css'

type ControlProps = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = Omit<ComponentProps<'input'>, 'prefix' | 'children'> & {
  label: string
  hint?: ReactNode
  error?: ReactNode
  prefix?: ReactNode
  suffix?: ReactNode
  reveal?: { show: string; hide: string }
  control?: (props: ControlProps) => ReactNode
}

export function Field(props: Props) {
  const { label, hint, error, prefix, suffix, reveal, control, id, type, ...input } = props
  const own = useId()
  const [isRevealed, setRevealed] = useState(false)
  const name = id ?? own
  const isFaulty = Boolean(error)
  const notes = [isFaulty && `${name}-error`, Boolean(hint) && `${name}-hint`].filter(Boolean)
  const tied: ControlProps = {
    id: name,
    className: css.input ?? '',
    'aria-describedby': notes.join(' ') || undefined,
    'aria-invalid': isFaulty || undefined,
  }
  return (
    <div className={css.field} data-invalid={isFaulty || undefined}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <div className={css.box}>
        {prefix !== undefined && <span className={css.slot}>{prefix}</span>}
        {control ? control(tied) : <input {...input} {...tied} type={isRevealed ? 'text' : type} />}
        {reveal && (
          <IconButton
            icon={isRevealed ? 'eye-off' : 'eye'}
            label={isRevealed ? reveal.hide : reveal.show}
            aria-controls={name}
            onClick={() => setRevealed(!isRevealed)}
          />
        )}
        {suffix !== undefined && <span className={css.slot}>{suffix}</span>}
      </div>
      {isFaulty && (
        <p className={css.error} id={`${name}-error`}>
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      )}
      {Boolean(hint) && (
        <p className={css.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
