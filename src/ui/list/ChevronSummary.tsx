import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './ChevronSummary.module.css'

interface Props {
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The line of a `details` that is always visible, with a chevron that turns. */
export const ChevronSummary = ({ className, children }: Props) => (
  <summary className={`${css.summary} ${className}`}>
    {children}
    <Icon name="chevron-down" size="small" />
  </summary>
)
