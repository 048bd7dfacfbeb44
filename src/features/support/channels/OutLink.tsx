import type { ComponentProps } from 'react'
import { held } from '#ui/html/linkWatch.ts'

type Props = ComponentProps<'a'> & { readonly href: string }

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
