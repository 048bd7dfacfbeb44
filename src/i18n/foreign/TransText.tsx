import { i18n } from '@lingui/core'
import type { TransRenderProps } from '@lingui/react'

/** Wraps the text of every `Trans`. The build ends English that stands in for a missing message with an empty part. */
export function TransText({ id, children }: TransRenderProps) {
  return i18n.messages[id]?.at(-1) === '' ? <span lang="en">{children}</span> : children
}
