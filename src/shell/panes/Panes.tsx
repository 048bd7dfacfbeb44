import type { ReactNode } from 'react'
import { useMediaQuery, widestScreen } from '../../ui/useMediaQuery.ts'
import css from './Panes.module.css'

interface Props {
  readonly list: ReactNode
  readonly content: ReactNode
  /** What narrower screens show of the two. */
  readonly shows: 'list' | 'content'
}

/** A list and what is chosen from it, side by side on the widest screens. */
export function Panes({ list, content, shows }: Props) {
  const isWidest = useMediaQuery(widestScreen)
  if (!isWidest) return shows === 'list' ? list : content
  return (
    <div className={css.panes} data-wide>
      <div className={css.list}>{list}</div>
      <div className={css.content}>{content}</div>
    </div>
  )
}
