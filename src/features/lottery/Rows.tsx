import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailureText } from '../../i18n/failureText.ts'
import type { ReadPages } from '../../net/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import css from './Rows.module.css'
import { Shown } from './Shown.tsx'
import { withoutRepeats } from './rows.rules.ts'

interface Props<T> {
  readonly pages: ReadPages<T>
  readonly empty: ReactNode
  readonly keyOf: (item: T) => string
  readonly children: (item: T) => ReactNode
}

/** A list that comes page after page, row by row. */
export function Rows<T>({ pages, empty, keyOf, children }: Props<T>) {
  return (
    <Shown read={pages} ghost={<Ghosts />}>
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
            <More {...pages} />
          </>
        )
      }
    </Shown>
  )
}

function More<T>({ hasMore, isLoadingMore, failure, more }: ReadPages<T>) {
  const textOf = useFailureText()
  if (!hasMore) return null
  return (
    <div className={css.more}>
      {failure && <p role="alert">{textOf(failure)}</p>}
      <Button kind="ghost" busy={isLoadingMore} onClick={more}>
        {failure ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  )
}

const Ghosts = () => (
  <div className={css.rows}>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className={css.ghost} />
    ))}
  </div>
)
