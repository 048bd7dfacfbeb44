import type { ComponentProps, ReactNode } from 'react'
import css from './Page.module.css'

interface Props extends ComponentProps<'div'> {
  /** For screen readers only: the header shows the same title. */
  readonly heading?: ReactNode
}

export const Page = ({ heading, className = '', children, ...rest }: Props) => (
  <div {...rest} className={`${css.page} ${className}`.trim()}>
    {heading !== undefined && <h1 className="visually-hidden">{heading}</h1>}
    {children}
  </div>
)
