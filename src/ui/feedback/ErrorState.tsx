import type { ComponentProps } from 'react'
import { EmptyState } from './EmptyState.tsx'

type Props = Omit<ComponentProps<typeof EmptyState>, 'motif' | 'urgent'>

/** What happened, and the one way forward as its action. */
export const ErrorState = (props: Props) => <EmptyState {...props} motif="umbrella" urgent />
