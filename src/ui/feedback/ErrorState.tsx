import type { ComponentProps } from 'react'
import { EmptyState } from './EmptyState.tsx'

type Props = Omit<ComponentProps<typeof EmptyState>, 'motif' | 'urgent'>

export const ErrorState = (props: Props) => <EmptyState {...props} motif="umbrella" urgent />
