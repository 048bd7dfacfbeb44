import { Trans } from '@lingui/react/macro'
import type { Bet } from '../../api/records.ts'
import { useFailureText } from '../../i18n/failureText.ts'
import type { ReadPages } from '../../net/query.ts'
import { Button } from '../../ui/Button.tsx'
import css from './Lists.module.css'

export function More({ hasMore, isLoadingMore, failure, more }: ReadPages<Bet>) {
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
