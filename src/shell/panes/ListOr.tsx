import type { ReactNode } from 'react'
import { useMediaQuery, widestScreen } from '../../ui/useMediaQuery.ts'

interface Props {
  readonly list: ReactNode
  readonly children: ReactNode
}

/** The list as a page; where the list is already beside it, what is shown instead. */
export const ListOr = ({ list, children }: Props) => (useMediaQuery(widestScreen) ? children : list)
