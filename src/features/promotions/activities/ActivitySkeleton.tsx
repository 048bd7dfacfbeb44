import { Poster } from '#ui/art/Poster.tsx'
import css from './ActivitySkeleton.module.css'

/** The prerendered page uses it too. */
export const ActivitySkeleton = () => <Poster className={css.skeleton} />
