import { useLocation, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { Link, type LinkProps } from './Link.tsx'
import { leadsHere } from './links.rules.ts'

/** Marks itself as current where it leads to the current page. */
export function MenuLink<const To extends string | undefined = undefined>(
  props: LinkProps<To>,
): ReactElement
export function MenuLink(props: LinkProps<string>) {
  const here = useLocation({ select: ({ href }) => href })
  const { href } = useRouter().buildLocation(props)
  return <Link {...props} aria-current={leadsHere(href, here) ? 'page' : undefined} />
}
