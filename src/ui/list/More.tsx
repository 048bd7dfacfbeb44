import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type Failed, useFailureText } from '#i18n/text/failureText.ts'
import { Button } from '#ui/button/Button.tsx'
import css from './More.module.css'

export interface MorePages {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly failure: Failed | undefined
  readonly more: () => void
}

export function More({ pages }: { readonly pages: MorePages }) {
  const { hasMore, isLoadingMore, failure, more } = pages
  const failureText = useFailureText()
  const [isUsed, setUsed] = useState(false)
  if (!hasMore) return isUsed && <End />
  return (
    <div className={css.more}>
      {failure && <p role="alert">{failureText(failure)}</p>}
      <Button
        kind="ghost"
        busy={isLoadingMore}
        onClick={() => {
          setUsed(true)
          more()
        }}
      >
        {failure ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  )
}

const End = () => (
  <p className={css.more}>
    <Trans>End of the list</Trans>
  </p>
)
