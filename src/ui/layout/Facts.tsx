import type { ReactNode } from 'react'
import css from './Facts.module.css'

interface Fact {
  readonly key: string
  readonly name: ReactNode
  readonly value: ReactNode
  readonly isSum?: boolean
}

export const Facts = ({ facts }: { readonly facts: readonly (Fact | false | null)[] }) => (
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
