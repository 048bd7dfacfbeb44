import { type RegisteredRouter, type ToOptions, useRouter } from '@tanstack/react-router'
import type { ComponentProps, ReactElement } from 'react'

export type LinkProps<To extends string | undefined> = ToOptions<RegisteredRouter, string, To> &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** The new page replaces this one in the history. */
    readonly replace?: boolean
  }

/**
 * A link to one of our pages. shell/route/followLinks.ts follows it, so that it needs no listener and no
 * subscription, unlike the router's own Link.
 */
export function Link<const To extends string | undefined = undefined>(
  props: LinkProps<To>,
): ReactElement
export function Link(props: LinkProps<string>) {
  const {
    to: _to,
    search: _search,
    params: _params,
    hash: _hash,
    replace,
    children,
    ...rest
  } = props
  const { href } = useRouter().buildLocation(props)
  return (
    <a {...rest} href={href} data-link={replace ? 'replace' : 'push'}>
      {children}
    </a>
  )
}
