import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { ActivitySkeleton } from './ActivitySkeleton.tsx'
import css from './CardSkeletons.module.css'

/** What the prerendered page shows, with the rest of the cards. */
export const CardSkeletons = () => (
  <div aria-busy="true">
    <ActivitySkeleton
      words={<Words />}
      others={
        <div>
          <Skeleton className={css.picture} />
          <Words />
        </div>
      }
    />
  </div>
)

const Words = () => (
  <div className={css.words}>
    <Skeleton shape="line" className={css.title} />
    <Skeleton shape="line" />
    <Skeleton shape="line" className={css.period} />
  </div>
)
