import type { ReactNode } from 'react'

interface Props {
  readonly name: ReactNode
  readonly children: ReactNode
}

/** For a `dl` with styles of its own. */
export const Fact = ({ name, children }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
