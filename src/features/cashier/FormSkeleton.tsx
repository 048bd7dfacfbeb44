import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import css from './FormSkeleton.module.css'

/** Steps, heading, a list to choose from, and the button. */
export const FormSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={css.form} aria-busy="true">
    <Skeleton className={css.steps} />
    <Skeleton className={css.heading} />
    <div className={css.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={css.row} />
      ))}
    </div>
    <Skeleton className={css.button} />
  </div>
)
