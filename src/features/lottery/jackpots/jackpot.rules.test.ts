import { expect, it } from 'vitest'
import { isLive } from './jackpot.rules.ts'

it.each([
  [{ at: 100_000, isCached: false }, true, 100_000, true],
  [{ at: 100_000, isCached: false }, true, 144_999, true],
  [{ at: 100_000, isCached: false }, true, 145_000, false],
  [{ at: 100_000, isCached: false }, false, 100_000, false],
  [{ at: 100_000, isCached: true }, true, 100_000, false],
  [{ at: undefined, isCached: false }, true, 100_000, false],
] as const)('%j, online %s, at %i: live is %s', (read, isOnline, now, live) =>
  expect(isLive(read, isOnline, now)).toBe(live),
)
