import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMediaQuery, widestScreen } from '#ui/useMediaQuery.ts'
import css from './Panes.module.css'

/**
 * On the widest screens, shows a list beside the page. The list stays as it is while the player opens pages from it.
 */
export function Panes({ list }: { readonly list: ReactNode }) {
  const isWidest = useMediaQuery(widestScreen)
  if (!isWidest) return <Outlet />
  return (
    <div className={css.panes} data-wide>
      <div className={css.list}>{list}</div>
      <div className={css.content}>
        <Outlet />
      </div>
    </div>
  )
}

interface Props {
  readonly list: ReactNode
  readonly children: ReactNode
}

/** Shows the list as a page; on the widest screens, where the list is a pane of its own, shows the children instead. */
export const ListOr = ({ list, children }: Props) => (useMediaQuery(widestScreen) ? children : list)
