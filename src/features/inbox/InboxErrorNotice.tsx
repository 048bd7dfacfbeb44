import { Trans } from '@lingui/react/macro'
import type { Failure } from '#net/failure.ts'
import { FailureState } from '#ui/feedback/EmptyState.tsx'

interface Props {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Inbox messages are never cached on the device: offline, only what this visit loaded is shown. */
export const InboxErrorNotice = (props: Props) =>
  props.failure.kind === 'offline' ? (
    <FailureState {...props} title={<Trans>Your inbox needs a connection</Trans>}>
      <Trans>For your privacy, messages are never stored on this device.</Trans>
    </FailureState>
  ) : (
    <FailureState {...props} />
  )
