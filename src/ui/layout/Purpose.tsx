import type { ReactNode } from 'react'
import css from './Purpose.module.css'

interface Props {
  readonly art: ReactNode
  readonly heading: ReactNode
  readonly children?: ReactNode
}

/** What a login is for: its picture beside the page's heading. */
export const Purpose = ({ art, heading, children }: Props) => (
  <div className={css.purpose}>
    {art && <span className={css.art}>{art}</span>}
    <div className={css.words}>
      <h1 className={css.heading}>{heading}</h1>
      {children}
    </div>
  </div>
)
