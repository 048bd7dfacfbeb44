import type { ReactNode } from 'react'
import { type Loadable, Loaded } from '#ui/layout/Loaded.tsx'
import { More, type MorePages } from './More.tsx'

interface Props<T> {
  readonly pages: Loadable<readonly T[]> & MorePages
  readonly skeleton: ReactNode
  readonly empty: ReactNode
  readonly above?: ReactNode
  readonly keyOf: (item: T) => string
  readonly className: string | undefined
  readonly rowClass?: string | undefined
  readonly children: (item: T) => ReactNode
}

/** A list that grows at its head repeats the end of one page at the start of the next; each item is shown once. */
export const PageRows = <T,>({ pages, skeleton, empty, above, keyOf, ...list }: Props<T>) => (
  <Loaded read={pages} skeleton={skeleton}>
    {(items) =>
      items.length === 0 ? (
        empty
      ) : (
        <>
          {above}
          <ul className={list.className}>
            {[...new Map(items.map((item) => [keyOf(item), item]))].map(([key, item]) => (
              <li key={key} className={list.rowClass}>
                {list.children(item)}
              </li>
            ))}
          </ul>
          <More pages={pages} />
        </>
      )
    }
  </Loaded>
)
