import type { ReactNode } from 'react'
import { Logo } from '#ui/icon/Icon.tsx'
import css from './Header.module.css'

interface Slots {
  /** The link that leaves the page, and its name. */
  readonly children: ReactNode
  readonly search?: ReactNode
  readonly actions?: ReactNode
}

/** Without text or state, because the prerender draws it too. */
export const HeaderLayout = ({ children, search, actions }: Slots) => (
  <header className={css.header}>
    <div className={css.row}>
      {children}
      {search}
      <div className={css.actions}>{actions}</div>
    </div>
  </header>
)

export const Brand = ({ children }: Pick<Slots, 'children'>) => (
  <div className={css.brand}>
    <span className={css.logo}>
      <Logo />
    </span>
    <span className={css.name}>{children}</span>
  </div>
)
