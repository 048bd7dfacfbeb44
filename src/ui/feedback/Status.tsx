import type { ComponentProps } from 'react'

/** A polite live region. It is not an `output`, which some screen readers ignore. */
export const Status = (props: Omit<ComponentProps<'div'>, 'role'>) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what the tag means is not read out everywhere
  <div {...props} role="status" />
)
