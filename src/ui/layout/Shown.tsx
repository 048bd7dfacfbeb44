import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { useSkeleton } from '../feedback/useSkeleton.ts'

interface Known {
  readonly at: number | undefined
  readonly isCached: boolean
}

interface Read<T, F> extends Known {
  readonly value: T | undefined
  readonly failure: F | undefined
  readonly isPending: boolean
  readonly retry: () => void
}

interface Words<F> {
  readonly age: (known: Known) => ReactNode
  readonly failed: (failure: F) => string
  readonly again: string
}

interface Props<T, F> {
  readonly read: Read<T, F>
  readonly words: Words<F>
  readonly skeleton: ReactNode
  readonly children: (value: T) => ReactNode
}

export function Shown<T, F>({ read, words, skeleton, children }: Props<T, F>) {
  const isSkeletonShown = useSkeleton(read.isPending)
  if (read.value !== undefined)
    return (
      <>
        {words.age(read)}
        {children(read.value)}
      </>
    )
  if (!read.failure) return isSkeletonShown ? skeleton : null
  return (
    <ErrorState
      title={words.failed(read.failure)}
      action={<Button onClick={read.retry}>{words.again}</Button>}
    />
  )
}
