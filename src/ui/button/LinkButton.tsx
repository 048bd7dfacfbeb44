import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './Button.tsx'

type Props = ComponentProps<'a'> & ButtonLook

/** A link to one of our pages that looks like a button. */
export const LinkButton = createLink(
  ({ kind, size, block, className, children, ...rest }: Props) => (
    <a {...rest} className={buttonClass(kind, size, block, className)}>
      {children}
    </a>
  ),
)
