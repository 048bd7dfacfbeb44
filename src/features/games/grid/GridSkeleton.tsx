import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import css from './GameGrid.module.css'

/** Empty until the wait is worth showing. */
export const GridSkeleton = ({ isShown }: { readonly isShown: boolean }) => (
  <ul className={`${css.columns} ${css.grid}`} aria-hidden="true">
    {Array.from({ length: 12 }, (_, place) => (
      <li key={place} className={css.box}>
        {isShown && <Skeleton />}
      </li>
    ))}
  </ul>
)
