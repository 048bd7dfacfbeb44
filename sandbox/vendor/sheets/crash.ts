/** Percent of the stakes returned, whatever the target. */
export const share = 98
/** Possible targets, in hundredths: 1.01× to 100×. */
export const leastTarget = 101
export const mostTarget = 10_000

/** It doubles in this many milliseconds. */
const doubling = 4000
/** How high it is after so many milliseconds, in hundredths. */
export const heightAt = (ms: number) => Math.floor(100 * 2 ** (Math.max(0, ms) / doubling))
/** The milliseconds until it is that high. */
export const timeTo = (height: number) => Math.ceil(doubling * Math.log2(height / 100))

export interface CrashOutcome {
  /** Where it burst, or would have, in hundredths. */
  readonly burst: number
  /** Where the player got off, by the button or at the target; null if it burst before. */
  readonly off: number | null
}
