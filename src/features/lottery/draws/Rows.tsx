import type { ReactNode } from 'react'
import type { ReadPages } from '../../../net/query/query.ts'
import { More } from '../../../ui/list/More.tsx'
import { Shown } from '../../../ui/layout/Shown.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import css from './Rows.module.css'
import { withoutRepeats } from './rows.rules.ts'

interface Props<T> {
  readonly pages: ReadPages<T>
  readonly empty: ReactNode
  readonly keyOf: (item: T) => string
  readonly children: (item: T) => ReactNode
}

export function Rows<T>({ pages, empty, keyOf, children }: Props<T>) {
  return (
    <Shown read={pages} skeleton={<RowsSkeleton />}>
      {(items) =>
        items.length === 0 ? (
          empty
        ) : (
          <>
            <ul className={css.rows}>
              {withoutRepeats(items, keyOf).map((item) => (
                <li key={keyOf(item)} className={css.row}>
                  {children(item)}
                </li>
              ))}
            </ul>
            <More pages={pages} />
          </>
        )
      }
    </Shown>
  )
}

const RowsSkeleton = () => (
  <div className={css.rows}>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className={css.skeleton} />
    ))}
  </div>
)
