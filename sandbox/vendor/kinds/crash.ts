import { type CrashOutcome, leastTarget, mostTarget, share } from '#sandbox/vendor/sheets/crash.ts'
import type { Kind, RoundResult } from './kind.ts'

const fine = 2 ** 32

/** The chance to reach m is 98 % ÷ m for every m, so no target is better than another. */
export const burstOf = (roll: number) => Math.floor((share * fine) / (fine - roll))

/** The round that ends at the burst, at the target, or earlier where the player gets off. */
export function landed(burst: number, off: number): RoundResult<CrashOutcome> {
  const isOff = burst >= off
  return { hundredths: isOff ? off : 0, outcome: { burst, off: isOff ? off : null } }
}

/** Decided as if the player did not get off before the target. */
export const crash: Kind<number, null, CrashOutcome> = {
  terms: () => null,
  choose: (input) =>
    typeof input === 'number' &&
    Number.isSafeInteger(input) &&
    input >= leastTarget &&
    input <= mostTarget
      ? input
      : null,
  decide(draw, target) {
    return landed(Math.max(100, burstOf(draw(fine))), target)
  },
}
