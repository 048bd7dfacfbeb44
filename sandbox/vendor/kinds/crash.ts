import { type CrashOutcome, leastTarget, mostTarget, share } from '#sandbox/vendor/sheets/crash.ts'
import type { Kind } from './kind.ts'

const fine = 2 ** 32

/** The chance to reach m is 98 % ÷ m for every m, so no target is better than another. */
export const burstOf = (roll: number) => Math.floor((share * fine) / (fine - roll))

export const crash: Kind<number, null, CrashOutcome> = {
  step: 100,
  terms: () => null,
  choose: (input) =>
    typeof input === 'number' &&
    Number.isSafeInteger(input) &&
    input >= leastTarget &&
    input <= mostTarget
      ? input
      : null,
  decide(draw, target) {
    const burst = Math.max(100, burstOf(draw(fine)))
    return { hundredths: burst >= target ? target : 0, outcome: { burst, target } }
  },
}
