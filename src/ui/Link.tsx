import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'a'> {
  readonly current?: boolean
}

/**
 * The router's link to a page of this site. Only the caller marks it as current, because the router would also mark a
 * link to all games while only some of them are shown.
 */
export const Link = createLink(({ current = false, children, ...rest }: Props) => (
  <a {...rest} aria-current={current ? 'page' : undefined}>
    {children}
  </a>
))
