import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { type Failed, useFailureText } from '#i18n/text/failureText.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { useSaysOffline } from './saidOffline.ts'

type Props = Omit<ComponentProps<typeof EmptyState>, 'motif' | 'urgent'>

export const ErrorState = (props: Props) => <EmptyState {...props} motif="umbrella" urgent />

interface FailureProps extends Partial<Omit<Props, 'action'>> {
  readonly failure: Failed
  readonly onRetry: () => void
}

/** States what failed, unless the title does, and offers a retry. */
export function FailureState({ failure, onRetry, ...rest }: FailureProps) {
  const failureText = useFailureText()
  useSaysOffline(failure.kind === 'offline')
  const retry = (
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  return <ErrorState title={failureText(failure)} {...rest} action={retry} />
}
