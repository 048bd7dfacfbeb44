import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'a'> {
  readonly current?: boolean
}

/**
 * The router's link to one of our pages. It is marked as current only where it is told so: the router also marks a
 * link to all games while some of them are shown.
 */
export const Link = createLink(({ current = false, children, ...rest }: Props) => (
  <a {...rest} aria-current={current ? 'page' : undefined}>
    {children}
  </a>
))
