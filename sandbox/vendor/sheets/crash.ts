/** Percent of the stakes returned, whatever the target. */
export const share = 98
/** Possible targets, in hundredths: 1.01× to 100×. */
export const leastTarget = 101
export const mostTarget = 10_000

export interface CrashOutcome {
  /** Where the rocket burst, in hundredths. */
  readonly burst: number
  readonly target: number
}
