import { Trans } from '@lingui/react/macro'
import { useFailureText } from '#i18n/text/failureText.ts'
import type { Failure } from '#net/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { Status } from '#ui/feedback/Status.tsx'

interface Props {
  readonly className: string | undefined
  readonly failure: Failure
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
