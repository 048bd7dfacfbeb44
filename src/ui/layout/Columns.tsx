import type { ReactNode } from 'react'
import css from './Columns.module.css'

interface Props {
  /** The first part is as wide as the page. */
  readonly hasHead?: boolean
  readonly children: ReactNode
}

/** Panels below one another, and on the widest screens in two columns; headings and text span both. */
export const Columns = ({ hasHead, children }: Props) => (
  <div className={css.columns} data-head={hasHead} data-wide>
    {children}
  </div>
)
