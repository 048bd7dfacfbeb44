import type { ReactElement } from 'react'
import { Link, type LinkProps } from '#ui/Link.tsx'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

/** A link that looks like a button. */
export function LinkButton<const To extends string | undefined = undefined>(
  props: LinkProps<To> & ButtonLook,
): ReactElement
export function LinkButton({ kind, size, block, ...link }: LinkProps<string> & ButtonLook) {
  return <Link {...link} className={buttonClass(kind, size, block, link.className)} />
}
