import type { ComponentProps, ReactNode } from 'react'
import columns from './Columns.module.css'
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

interface ColumnsProps extends Pick<Props, 'heading' | 'children'> {
  /** The first part is as wide as the page. */
  readonly hasHead?: boolean
}

/** Panels below one another, and on the widest screens in two columns; headings and text span both. */
export const Columns = ({ hasHead, ...page }: ColumnsProps) => (
  <Page {...page} className={columns.columns} data-head={hasHead} data-wide />
)
