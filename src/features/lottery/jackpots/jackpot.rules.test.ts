import { describe, expect, it } from 'vitest'
import type { Pool } from '#api/games/jackpots.ts'
import { isLive, poolToShow } from './jackpot.rules.ts'

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

const pool = (id: string, amount: number, mustDropBy: number | null = null): Pool => ({
  id,
  name: id,
  amount,
  mustDropBy,
  lastWin: null,
  games: [],
})

describe('the jackpot on home', () => {
  it.each([
    ['none of none', [], undefined],
    ['the largest', [pool('small', 1), pool('large', 2)], 'large'],
    ['the one that must drop, though smaller', [pool('large', 2), pool('due', 1, 9)], 'due'],
    ['the one that must drop first', [pool('later', 1, 9), pool('sooner', 1, 8)], 'sooner'],
  ])('is %s', (_, pools, id) => {
    expect(poolToShow(pools)?.id).toBe(id)
  })
})
