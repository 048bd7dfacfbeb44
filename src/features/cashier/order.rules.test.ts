import { describe, expect, it } from 'vitest'
import type { StepState } from '#ui/layout/Stepper.tsx'
import {
  depositProgressOf,
  isDepositPending,
  isWithdrawalPending,
  withdrawalProgressOf,
} from './order.rules.ts'

function endsAtOneStep(progress: readonly (readonly [string, StepState])[], isPending: boolean) {
  const states = progress.map(([, state]) => state)
  expect(states.filter((state) => state !== 'done' && state !== 'upcoming')).toHaveLength(1)
  expect(states.includes('current')).toBe(isPending)
}

describe('the progress of an order ends at one step, the current one while it is pending:', () => {
  it.each([
    ['waiting', true],
    ['reviewing', true],
    ['credited', false],
    ['rejected', false],
    ['expired', false],
    ['cancelled', false],
  ] as const)('a deposit that is %s, %s', (status, moves) => {
    expect(isDepositPending(status)).toBe(moves)
    endsAtOneStep(depositProgressOf(status), moves)
  })

  it.each([
    ['applying', true],
    ['processing', true],
    ['paid', false],
    ['rejected', false],
    ['cancelled', false],
  ] as const)('a withdrawal that is %s, %s', (status, moves) => {
    expect(isWithdrawalPending(status)).toBe(moves)
    endsAtOneStep(withdrawalProgressOf(status), moves)
  })
})

it('marks the steps before the current one done, and those after it upcoming', () => {
  expect(depositProgressOf('reviewing').map(([, state]) => state)).toEqual([
    'done',
    'done',
    'current',
    'upcoming',
  ])
  expect(withdrawalProgressOf('applying').map(([, state]) => state)).toEqual([
    'current',
    'upcoming',
    'upcoming',
  ])
})
