import '../../i18n/failureText.money.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AgeLine } from '../../i18n/AgeLine.tsx'
import { useFailureText } from '../../i18n/failureText.ts'
import type { Read } from '../../net/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useSkeleton } from '../../ui/useSkeleton.ts'

interface Props<T> {
  readonly read: Read<T>
  readonly ghost: ReactNode
  readonly children: (value: T) => ReactNode
}

/** A read as a player meets it: on its way, there, there but of some age, or not to be had. */
export function Shown<T>({ read, ghost, children }: Props<T>) {
  const isGhostly = useSkeleton(read.isPending)
  const textOf = useFailureText()
  if (read.value !== undefined)
    return (
      <>
        <AgeLine of={read} />
        {children(read.value)}
      </>
    )
  if (!read.failure) return isGhostly ? ghost : null
  return (
    <ErrorState
      title={textOf(read.failure)}
      action={
        <Button onClick={read.retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
