import { describe, expect, it } from 'vitest'
import type { Tier } from '#api/promotions/benefits.ts'
import { stepProgressOf, perkRowsOf } from './benefits.rules.ts'

describe('the progress to the next tier', () => {
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
    expect(stepProgressOf(step)).toEqual(progress)
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

it('leaves out benefits that no tier gives', () => {
  expect(perkRowsOf([tier({}), tier({ deposit: 100, rebate: 0.1 })])).toHaveLength(2)
  expect(perkRowsOf([tier({}), tier({ personalHelp: true })])).toHaveLength(1)
  expect(perkRowsOf([tier({})])).toHaveLength(0)
})
