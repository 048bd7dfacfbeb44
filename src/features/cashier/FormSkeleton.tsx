import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import css from './FormSkeleton.module.css'

/** Steps, heading, a list to choose from, and the button. */
export const FormSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={css.form} aria-busy="true">
    <Skeleton className={css.steps} />
    <Skeleton className={css.heading} />
    <Skeletons count={rows} className={css.rows} each={css.row} />
    <Skeleton className={css.button} />
  </div>
)
