import type { ReactNode } from 'react'
import css from './Cashier.module.css'

interface Props {
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** Always rendered: screen readers announce only changes in a live region that already exists. */
export const LiveNotice = ({ icon, children }: Props) => (
  <div aria-live="polite">
    {children && (
      <p className={css.notice}>
        {icon}
        {children}
      </p>
    )}
  </div>
)
