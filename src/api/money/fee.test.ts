import { describe, expect, it } from 'vitest'
import { feeOf } from './fee.ts'

describe('a fee', () => {
  it.each([
    [{ rate: 0, fixed: 0 }, 50_000, 0],
    [{ rate: 100, fixed: 0 }, 200_000, 2000],
    [{ rate: 150, fixed: 0 }, 20_001, 301],
    [{ rate: 0, fixed: 1000 }, 50_000, 1000],
    [{ rate: 50, fixed: 1000 }, 100_000, 1500],
    [{ rate: 0, fixed: 1000 }, 400, 400],
  ])('of %o on %i is %i', (fee, amount, expected) => {
    expect(feeOf(fee, amount)).toBe(expected)
  })
})
