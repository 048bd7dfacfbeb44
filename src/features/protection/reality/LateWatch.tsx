import { type ComponentProps, Suspense } from 'react'
import { optional } from '../../../ui/optional.ts'

const RealityWatch = optional(() => import('./RealityWatch.tsx').then((part) => part.RealityWatch))

/** Free play never loads it. */
export const LateWatch = (props: ComponentProps<typeof RealityWatch>) => (
  <Suspense>
    <RealityWatch {...props} />
  </Suspense>
)
