import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import css from './Lists.module.css'

export const BetsSkeleton = () => (
  <div className={css.top}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className={css.skeleton} />
    ))}
  </div>
)
