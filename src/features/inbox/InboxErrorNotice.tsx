import { Trans } from '@lingui/react/macro'
import { useFailureText } from '../../i18n/text/failureText.ts'
import type { Failure } from '../../net/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'

interface Props {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Inbox messages are never cached on the device: offline, only what this visit loaded is shown. */
export function InboxErrorNotice({ failure, onRetry }: Props) {
  const textOf = useFailureText()
  const action = (
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (failure.kind === 'offline')
    return (
      <ErrorState title={<Trans>Your inbox needs a connection</Trans>} action={action}>
        <Trans>For your privacy, messages are never kept on this phone.</Trans>
      </ErrorState>
    )
  return <ErrorState title={textOf(failure)} action={action} />
}
