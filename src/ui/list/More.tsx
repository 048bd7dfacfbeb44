import { Trans } from '@lingui/react/macro'
import { type Failed, useFailureText } from '../../i18n/text/failureText.ts'
import { Button } from '../button/Button.tsx'
import css from './More.module.css'

export interface Pages {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly failure: Failed | undefined
  readonly more: () => void
}

export function More({ pages }: { readonly pages: Pages }) {
  const { hasMore, isLoadingMore, failure, more } = pages
  const failureText = useFailureText()
  if (!hasMore) return null
  return (
    <div className={css.more}>
      {failure && <p role="alert">{failureText(failure)}</p>}
      <Button kind="ghost" busy={isLoadingMore} onClick={more}>
        {failure ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  )
}
