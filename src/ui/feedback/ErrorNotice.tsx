import { Trans } from '@lingui/react/macro'
import { type Failed, useFailureText } from '#i18n/text/failureText.ts'
import { Button } from '#ui/button/Button.tsx'
import { Status } from './Status.tsx'

interface Props {
  readonly className: string | undefined
  readonly failure: Failed
  readonly onRetry: () => void
}

/** One sentence and one retry in place of what failed. */
export function ErrorNotice({ className, failure, onRetry }: Props) {
  const textOf = useFailureText()
  return (
    <div className={className}>
      <Status>{textOf(failure)}</Status>
      <Button kind="ghost" size="small" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
