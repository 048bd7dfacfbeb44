import type { ReactNode } from 'react'
import css from './HomeScreen.module.css'

interface Props {
  readonly banner?: ReactNode
  readonly ticker?: ReactNode
  readonly balance?: ReactNode
  /** Beside the banner, on the widest screens. */
  readonly aside?: ReactNode
  readonly categories: ReactNode
  readonly children: ReactNode
}

/** The arrangement of home, without text or state; the prerendered page draws it too. */
export const HomeLayout = ({ banner, ticker, balance, aside, categories, children }: Props) => (
  <>
    {banner !== undefined && (
      <div className={css.top}>
        {banner}
        {ticker}
        {balance}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    )}
    {categories}
    <div className={css.rows}>{children}</div>
  </>
)
