import type { ReactNode } from 'react'
import { useMediaQuery, widestScreen } from '../../ui/useMediaQuery.ts'

interface Props {
  readonly list: ReactNode
  readonly children: ReactNode
}

/** Shows the list as a page; on the widest screens, where the list is a pane of its own, shows the children instead. */
export const ListOr = ({ list, children }: Props) => (useMediaQuery(widestScreen) ? children : list)
