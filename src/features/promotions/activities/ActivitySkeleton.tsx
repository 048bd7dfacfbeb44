import type { ReactNode } from 'react'
import { Poster } from '../../../ui/art/Poster.tsx'
import css from './ActivityCards.module.css'

interface Props {
  /** Under the first picture. */
  readonly words?: ReactNode
  readonly others?: ReactNode
}

/** The prerendered page has the first picture alone. */
export const ActivitySkeleton = ({ words, others }: Props) => (
  <div className={css.cards}>
    <div>
      <Poster className={css.picture} />
      {words}
    </div>
    {others}
  </div>
)
