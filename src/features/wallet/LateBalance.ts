import { optional } from '#ui/optional.ts'

/** Free play never loads it. */
export const LateBalance = optional(() => import('./GameBalance.tsx'), 'GameBalance')
