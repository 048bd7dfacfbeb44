import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AgeLine } from '../../i18n/age/AgeLine.tsx'
import type { Aged } from '../../i18n/age/age.rules.ts'
import { type Failed, useFailureText } from '../../i18n/text/failureText.ts'
import { Button } from '../button/Button.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { useSkeleton } from '../feedback/useSkeleton.ts'

interface Read<T> extends Aged {
  readonly value: T | undefined
  readonly failure: Failed | undefined
  readonly isPending: boolean
  readonly retry: () => void
}

interface Props<T> {
  readonly read: Read<T>
  readonly skeleton: ReactNode
  /** Where the children bring the page's heading. */
  readonly heading?: 'h1'
  readonly children: (value: T) => ReactNode
}

export function Shown<T>({ read, skeleton, heading, children }: Props<T>) {
  const isSkeletonShown = useSkeleton(read.isPending)
  const failureText = useFailureText()
  if (read.value !== undefined)
    return (
      <>
        <AgeLine of={read} />
        {children(read.value)}
      </>
    )
  if (!read.failure) return isSkeletonShown ? skeleton : null
  return (
    <ErrorState
      heading={heading}
      title={failureText(read.failure)}
      action={
        <Button onClick={read.retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
