import { langOf } from './langOf.ts'

/** A name that the platform sends in the language of its lists. */
export const Name = ({ children }: { readonly children: string }) => (
  <span lang={langOf(children)}>{children}</span>
)
