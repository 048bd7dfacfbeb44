import { describe, expect, it } from 'vitest'
import type { ContractTier } from '#api/promotions/agentContracts.ts'
import { changesOf } from './contract.rules.ts'

const tier = (turnover: number, players = 5, amount = 100): ContractTier => ({
  turnover,
  players,
  amount,
  share: null,
})

describe('what a new version of a contract changes', () => {
  it.each([
    ['nothing', [tier(1)], [tier(1)], []],
    ['a tier more', [tier(1), tier(2)], [tier(1)], [{ kind: 'new', tier: tier(2) }]],
    ['a tier less', [tier(1)], [tier(1), tier(2)], [{ kind: 'removed', tier: tier(2) }]],
    [
      'another pay',
      [tier(1, 5, 120)],
      [tier(1)],
      [{ kind: 'changed', before: tier(1), tier: tier(1, 5, 120) }],
    ],
    [
      'fewer players',
      [tier(1, 3)],
      [tier(1)],
      [{ kind: 'changed', before: tier(1), tier: tier(1, 3) }],
    ],
    [
      'another turnover, which makes another tier',
      [tier(3)],
      [tier(1)],
      [
        { kind: 'new', tier: tier(3) },
        { kind: 'removed', tier: tier(1) },
      ],
    ],
  ] as const)('%s', (_, now, before, changes) => {
    expect(changesOf(now, before)).toEqual(changes)
  })
})
