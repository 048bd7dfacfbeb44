import { expect, it } from 'vitest'
import { isLive } from './jackpot.rules.ts'

it.each([
  [{ at: 100_000, isKept: false }, true, 100_000, true],
  [{ at: 100_000, isKept: false }, true, 144_999, true],
  [{ at: 100_000, isKept: false }, true, 145_000, false],
  [{ at: 100_000, isKept: false }, false, 100_000, false],
  [{ at: 100_000, isKept: true }, true, 100_000, false],
  [{ at: undefined, isKept: false }, true, 100_000, false],
] as const)('%j, online %s, at %i: live is %s', (read, isOnline, now, live) =>
  expect(isLive(read, isOnline, now)).toBe(live),
)
