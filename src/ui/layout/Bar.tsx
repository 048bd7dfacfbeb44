import type { ComponentProps } from 'react'
import css from './Bar.module.css'

interface Props extends Omit<ComponentProps<'progress'>, 'className'> {
  readonly thin?: boolean
  /** Nothing is left of what it measures. */
  readonly full?: boolean
}

/** How much of something is done; its name comes as aria-label or aria-labelledby. */
export const Bar = ({ thin = false, full = false, ...props }: Props) => (
  <progress
    {...props}
    className={css.bar}
    data-thin={thin || undefined}
    data-full={full || undefined}
  />
)
