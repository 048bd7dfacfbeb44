import type { ReactNode } from 'react'
import css from './Facts.module.css'

interface Entry {
  readonly key: string
  readonly name: ReactNode
  readonly value: ReactNode
  readonly isSum?: boolean
}

export const Facts = ({ facts }: { readonly facts: readonly (Entry | false | null)[] }) => (
  <dl className={css.facts}>
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact.key} className={css.fact} data-sum={fact.isSum || undefined}>
            <dt>{fact.name}</dt>
            <dd>
              <bdi>{fact.value}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
)

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
