import type { ReactNode } from 'react'
import css from './AccountLayout.module.css'

interface Slots {
  readonly art: ReactNode
  readonly heading: ReactNode
  readonly children: ReactNode
  readonly elsewhere: ReactNode
}

/** Login and registration. */
export const AccountLayout = ({ art, heading, children, elsewhere }: Slots) => (
  <div className={css.page}>
    {art}
    <div className={css.heading}>{heading}</div>
    {children}
    <div className={css.elsewhere}>{elsewhere}</div>
  </div>
)
