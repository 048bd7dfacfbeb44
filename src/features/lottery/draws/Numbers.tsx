import { useLingui } from '@lingui/react/macro'
import css from './Numbers.module.css'

interface Props {
  readonly numbers: readonly string[]
  readonly own?: readonly string[]
  readonly size?: 'small' | 'medium'
}

export function Numbers({ numbers, own = [], size = 'medium' }: Props) {
  const { t } = useLingui()
  return (
    <ul className={css.balls} data-size={size} aria-label={t`Numbers`}>
      {numbers.map((number, place) => (
        <li key={place} className={css.ball} data-own={own.includes(number) || undefined}>
          {number}
        </li>
      ))}
    </ul>
  )
}
