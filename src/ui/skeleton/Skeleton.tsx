import type { ComponentProps } from 'react'
import css from './Skeleton.module.css'

type Props = ComponentProps<'span'> & { shape?: 'block' | 'line' }

/** Fills the box that its class or parent gives it. useSkeleton decides when to show it. */
export const Skeleton = ({ shape = 'block', className, ...rest }: Props) => (
  <span
    {...rest}
    className={[css.skeleton, css[shape], className].filter(Boolean).join(' ')}
    aria-hidden="true"
  />
)
