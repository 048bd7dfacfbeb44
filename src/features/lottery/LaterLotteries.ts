import { optional } from '#ui/optional.ts'

export const LaterLotteries = optional(() => import('./CategoryLotteries.tsx'), 'CategoryLotteries')

export const LaterStrips = optional(() => import('./strips/HomeStrips.tsx'), 'HomeStrips')
