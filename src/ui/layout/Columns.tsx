import type { ComponentProps } from 'react'
import { Page } from './Page.tsx'
import css from './Columns.module.css'

interface Props extends Pick<ComponentProps<typeof Page>, 'heading' | 'children'> {
  /** The first part is as wide as the page. */
  readonly hasHead?: boolean
}

/** Panels below one another, and on the widest screens in two columns; headings and text span both. */
export const Columns = ({ hasHead, ...page }: Props) => (
  <Page {...page} className={css.columns} data-head={hasHead} data-wide />
)
