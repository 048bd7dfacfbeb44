import type { ComponentProps } from 'react'
import { held } from '../../../ui/html/linkWatch.ts'

type Props = ComponentProps<'a'> & { readonly href: string }

/** Leaves for another app or site: the link gate asks where it is a site, and the phone knows its own apps. */
export const OutLink = ({ href, children, ...rest }: Props) => (
  <a
    {...held}
    {...rest}
    href={href}
    rel="noopener noreferrer"
    target={href.startsWith('https:') ? '_blank' : undefined}
  >
    {children}
  </a>
)
