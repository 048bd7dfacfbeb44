import type { ReactNode } from 'react'
import css from './Header.module.css'

interface HomeSlots {
  readonly menu: ReactNode
  readonly logo: ReactNode
  readonly brand: ReactNode
  readonly actions: ReactNode
}

/** No text or state of its own: the prerender draws it too. */
export const HomeHeaderLayout = ({ menu, logo, brand, actions }: HomeSlots) => (
  <header className={css.header}>
    <div className={css.row}>
      {menu}
      <div className={css.brand}>
        <span className={css.logo}>{logo}</span>
        <span className={css.name}>{brand}</span>
      </div>
      <div className={css.actions}>{actions}</div>
    </div>
  </header>
)

interface PageSlots {
  readonly back: ReactNode
  readonly title: ReactNode
  readonly actions?: ReactNode
}

export const PageHeaderLayout = ({ back, title, actions }: PageSlots) => (
  <header className={css.header}>
    <div className={css.row}>
      {back}
      <div className={css.title}>{title}</div>
      <div className={css.actions}>{actions}</div>
    </div>
  </header>
)
