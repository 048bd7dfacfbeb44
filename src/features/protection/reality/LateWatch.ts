import { optional } from '#ui/optional.ts'

/** Free play never loads it. */
export const LateWatch = optional(() => import('./RealityWatch.tsx'), 'RealityWatch')
