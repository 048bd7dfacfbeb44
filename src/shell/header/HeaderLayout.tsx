import type { ReactNode } from 'react'
import css from './Header.module.css'

interface HomeSlots {
  readonly menu: ReactNode
  readonly logo: ReactNode
  readonly brand: ReactNode
  readonly search?: ReactNode
  readonly actions: ReactNode
}

/** Without text or state, because the prerender draws it too. */
export const HomeHeaderLayout = ({ menu, logo, brand, search, actions }: HomeSlots) => (
  <header className={css.header}>
    <div className={css.row}>
      {menu}
      <div className={css.brand}>
        <span className={css.logo}>{logo}</span>
        <span className={css.name}>{brand}</span>
      </div>
      {search}
      <div className={css.actions}>{actions}</div>
    </div>
  </header>
)

interface PageSlots {
  readonly back: ReactNode
  readonly title: ReactNode
  readonly search?: ReactNode
  readonly actions?: ReactNode
}

export const PageHeaderLayout = ({ back, title, search, actions }: PageSlots) => (
  <header className={css.header}>
    <div className={css.row}>
      {back}
      <div className={css.title}>{title}</div>
      {search}
      <div className={css.actions}>{actions}</div>
    </div>
  </header>
)
