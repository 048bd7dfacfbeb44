import type { ReactNode } from 'react'
import { Poster } from '#ui/art/Poster.tsx'
import css from './BannerCarousel.module.css'

/** The prerendered page uses it too. */
export const BannerLayout = ({ children }: { readonly children?: ReactNode }) => (
  <div className={css.box}>
    <Poster className={css.poster} />
    {children}
  </div>
)
