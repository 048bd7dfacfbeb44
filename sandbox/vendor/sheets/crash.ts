/** Of a hundred parts staked, as many come back whatever the target. */
export const share = 98
/** Where a player may leave, in hundredths: 1.01× to 100×. */
export const leastTarget = 101
export const mostTarget = 10_000
