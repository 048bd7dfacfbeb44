import { Suspense } from 'react'
import { optional } from '../../ui/optional.ts'

const GameBalance = optional(() => import('./GameBalance.tsx').then((part) => part.GameBalance))

/** Free play never loads it. */
export const LateBalance = () => (
  <Suspense>
    <GameBalance />
  </Suspense>
)
