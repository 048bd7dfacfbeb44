import { optional } from '#ui/optional.ts'

export const LaterStrips = optional(() => import('./HomeStrips.tsx'), 'HomeStrips')
