import { optional } from '#ui/optional.ts'

export const LaterLotteries = optional(() => import('./CategoryLotteries.tsx'), 'CategoryLotteries')
