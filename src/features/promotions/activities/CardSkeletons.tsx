import { Poster } from '#ui/art/Poster.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import list from './ActivityScreen.module.css'
import css from './CardSkeletons.module.css'

/** The picture is in the same place as on the prerendered page. */
export const CardSkeletons = () => (
  <div className={list.cards} aria-busy="true">
    <div>
      <Poster className={css.picture} />
      <Words />
    </div>
    <div>
      <Skeleton className={css.picture} />
      <Words />
    </div>
  </div>
)

const Words = () => (
  <div className={css.words}>
    <Skeleton shape="line" className={css.title} />
    <Skeleton shape="line" />
    <Skeleton shape="line" className={css.period} />
  </div>
)
