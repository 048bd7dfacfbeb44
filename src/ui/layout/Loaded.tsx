import type { ReactNode } from 'react'
import { AgeLine } from '#i18n/age/AgeLine.tsx'
import type { Aged } from '#i18n/age/age.rules.ts'
import type { Failed } from '#i18n/text/failureText.ts'
import { FailureState } from '#ui/feedback/EmptyState.tsx'
import { useSkeleton } from '#ui/skeleton/Skeleton.tsx'

export interface Loadable<T> extends Aged {
  readonly value: T | undefined
  readonly failure: Failed | undefined
  readonly isPending: boolean
  readonly retry: () => void
}

interface Props<T> {
  readonly read: Loadable<T>
  readonly skeleton: ReactNode
  /** Set where the children contain the page's heading. */
  readonly heading?: 'h1'
  readonly children: (value: T) => ReactNode
}

export function Loaded<T>({ read, skeleton, heading, children }: Props<T>) {
  const isSkeletonShown = useSkeleton(read.isPending)
  if (read.value !== undefined)
    return (
      <>
        <AgeLine of={read} />
        {children(read.value)}
      </>
    )
  if (!read.failure) return isSkeletonShown ? skeleton : null
  return <FailureState heading={heading} failure={read.failure} onRetry={read.retry} />
}
