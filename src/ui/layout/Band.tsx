import type { ReactNode } from 'react'
import css from './Band.module.css'

interface Props {
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** The fair's bunting under the header, behind what a screen begins with; words stand on it in a Plate. */
export const Band = ({ className = '', children }: Props) => (
  <div className={`${css.band} ${className}`}>{children}</div>
)

/** A ground for words on a Band, readable in both themes. */
export const Plate = ({ className = '', children }: Props) => (
  <div className={`${css.plate} ${className}`}>{children}</div>
)
