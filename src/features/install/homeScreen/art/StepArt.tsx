import type { ReactNode } from 'react'
import css from './HomeScreenArt.module.css'

/** Decorative: the step's text is beside it. */
export const StepArt = ({ children }: { readonly children: ReactNode }) => (
  <svg className={css.art} viewBox="0 0 120 84" aria-hidden="true">
    {children}
  </svg>
)
