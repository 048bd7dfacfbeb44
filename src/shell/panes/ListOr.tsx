import type { ReactNode } from 'react'
import { useMediaQuery, widestScreen } from '../../ui/useMediaQuery.ts'

interface Props {
  readonly list: ReactNode
  readonly children: ReactNode
}

/** The page that is a list: where the list stands beside it already, what is in its place. */
export const ListOr = ({ list, children }: Props) => (useMediaQuery(widestScreen) ? children : list)
