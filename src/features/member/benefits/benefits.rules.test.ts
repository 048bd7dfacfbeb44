import { describe, expect, it } from 'vitest'
import type { Tier } from '../../../api/promotions/benefits.ts'
import { isNothing, progressOf, rowsFor } from './benefits.rules.ts'

describe('the way to the next tier', () => {
  it.each([
    [
      { done: 0, need: 1000 },
      { share: 0, left: 1000 },
    ],
    [
      { done: 250, need: 1000 },
      { share: 0.25, left: 750 },
    ],
    [
      { done: 1000, need: 1000 },
      { share: 1, left: 0 },
    ],
    [
      { done: 4000, need: 1000 },
      { share: 1, left: 0 },
    ],
    [
      { done: -5, need: 1000 },
      { share: 0, left: 1005 },
    ],
    [
      { done: 0, need: 0 },
      { share: 1, left: 0 },
    ],
  ])('%j', (step, progress) => {
    expect(progressOf(step)).toEqual(progress)
  })
})

const tier = (change: Partial<Tier>): Tier => ({
  label: '0',
  deposit: 0,
  turnover: 0,
  rebate: 0,
  monthlyGift: 0,
  birthdayGift: 0,
  fastWithdrawal: false,
  personalHelp: false,
  ...change,
})

describe('the table of perks', () => {
  it('leaves out what no tier gives', () => {
    expect(rowsFor([tier({}), tier({ deposit: 100, rebate: 0.1 })])).toHaveLength(2)
    expect(rowsFor([tier({})])).toHaveLength(0)
  })

  it.each([
    [{ kind: 'money', minor: 0 }, true],
    [{ kind: 'money', minor: 1 }, false],
    [{ kind: 'percent', percent: 0 }, true],
    [{ kind: 'has', has: false }, true],
    [{ kind: 'has', has: true }, false],
  ] as const)('%j is nothing: %s', (perk, isIt) => {
    expect(isNothing(perk)).toBe(isIt)
  })
})
