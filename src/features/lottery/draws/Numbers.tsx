import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useListener } from '#ui/useListener.ts'
import css from './Numbers.module.css'

/** Milliseconds from one ball to the next. */
const between = 700

interface Props {
  readonly numbers: readonly string[]
  readonly own?: readonly string[]
  readonly size?: 'small' | 'medium'
  /** Just drawn: the balls appear one after another, until a tap shows them all. */
  readonly isNew?: boolean
}

/** From the left in every language, as digits are read. */
export function Numbers({ numbers, own = [], size = 'medium', isNew = false }: Props) {
  const { t } = useLingui()
  const ref = useRef<HTMLUListElement>(null)
  const [isFalling, setFalling] = useState(isNew)
  useListener(ref, 'pointerdown', () => setFalling(false))
  return (
    <ul
      ref={ref}
      className={css.balls}
      dir="ltr"
      data-size={size}
      data-falling={isFalling || undefined}
      aria-label={t({
        message: 'Numbers',
        comment: 'The numbers of a draw; elsewhere a kind of lottery play, on digits and numbers.',
      })}
    >
      {numbers.map((number, place) => (
        <li
          key={place}
          className={css.ball}
          style={isFalling ? { animationDelay: `${place * between}ms` } : undefined}
          data-own={own.includes(number) || undefined}
        >
          {number}
        </li>
      ))}
    </ul>
  )
}
