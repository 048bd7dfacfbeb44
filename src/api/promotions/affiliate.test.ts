import { describe, expect, it } from 'vitest'
import { commissionOf } from './affiliate.ts'

const tiers = [
  { netLoss: 0, players: 3, share: 25 },
  { netLoss: 20_000_000, players: 10, share: 30 },
  { netLoss: 100_000_000, players: 30, share: 35 },
]

describe('the commission of a month', () => {
  it.each([
    ['too few players', { players: 2, netLoss: 10_000_000 }, 0],
    ['the first tier', { players: 3, netLoss: 10_000_000 }, 2_500_000],
    ['the second tier, exactly at its limit', { players: 10, netLoss: 20_000_000 }, 6_000_000],
    [
      'a loss of the second tier with players of the first',
      { players: 9, netLoss: 20_000_000 },
      5_000_000,
    ],
    ['players who won', { players: 50, netLoss: -5_000 }, 0],
    ['nothing lost', { players: 50, netLoss: 0 }, 0],
    ['a fraction of a paisa, rounded down', { players: 3, netLoss: 3 }, 0],
  ])('%s', (_, team, commission) => {
    expect(commissionOf(tiers, team)).toBe(commission)
  })

  it('does not depend on the order of the tiers', () => {
    expect(commissionOf(tiers.toReversed(), { players: 40, netLoss: 100_000_000 })).toBe(35_000_000)
  })
})
