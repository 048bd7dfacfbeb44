import type { ComponentProps } from 'react'
import css from './Bar.module.css'

interface Props extends Omit<ComponentProps<'progress'>, 'className'> {
  readonly thin?: boolean
  readonly full?: boolean
}

/** Name it by aria-label or aria-labelledby. */
export const Bar = ({ thin = false, full = false, ...props }: Props) => (
  <progress
    {...props}
    className={css.bar}
    data-thin={thin || undefined}
    data-full={full || undefined}
  />
)
