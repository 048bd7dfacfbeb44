import { type RegisteredRouter, type ToOptions, useRouter } from '@tanstack/react-router'
import type { ComponentProps, ReactElement } from 'react'

type Props<To extends string | undefined> = ToOptions<RegisteredRouter, string, To> &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** The new page takes the place of this one in the history. */
    readonly replace?: boolean
  }

/**
 * A link to a page of ours. shell/route/followLinks.ts follows it, so that it needs no listener and no subscription.
 * The router's own Link marks itself where it leads to the current page: menus use it.
 */
export function Link<const To extends string | undefined = undefined>(
  props: Props<To>,
): ReactElement
export function Link(props: Props<string>) {
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
