import type { ReactNode } from 'react'
import css from './Band.module.css'

interface Props {
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export const Band = ({ className = '', children }: Props) => (
  <div className={`${css.band} ${className}`}>{children}</div>
)

export const Plate = ({ className = '', children }: Props) => (
  <div className={`${css.plate} ${className}`}>{children}</div>
)
