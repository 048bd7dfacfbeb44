import type { ReactNode } from 'react'
import css from './Badge.module.css'

export const capCount = (count: number, format: (count: number) => string = String) =>
  count > 99 ? `${format(99)}+` : format(Math.max(0, count))

type Props = { kind?: 'accent' | 'teal' | 'primary' | 'quiet'; children: ReactNode }

export const Badge = ({ kind = 'accent', children }: Props) => (
  <span className={css.badge} data-tone={kind}>
    {children}
  </span>
)
