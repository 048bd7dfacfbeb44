import { describe, expect, it } from 'vitest'
import type { StopState } from '../../ui/layout/Track.tsx'
import * as deposit from './deposit/order/order.rules.ts'
import * as withdrawal from './withdrawal/order/order.rules.ts'

function endsWhereItStands(way: readonly (readonly [string, StopState])[], isMoving: boolean) {
  const states = way.map(([, state]) => state)
  expect(states.filter((state) => state !== 'done' && state !== 'ahead')).toHaveLength(1)
  expect(states.includes('now')).toBe(isMoving)
}

describe('an order may still move, and its way ends where it stands:', () => {
  it.each([
    ['waiting', true],
    ['reviewing', true],
    ['credited', false],
    ['rejected', false],
    ['expired', false],
    ['cancelled', false],
  ] as const)('a deposit that is %s, %s', (status, moves) => {
    expect(deposit.isMoving(status)).toBe(moves)
    endsWhereItStands(deposit.wayOf(status), moves)
  })

  it.each([
    ['applying', true],
    ['processing', true],
    ['paid', false],
    ['rejected', false],
    ['cancelled', false],
  ] as const)('a withdrawal that is %s, %s', (status, moves) => {
    expect(withdrawal.isMoving(status)).toBe(moves)
    endsWhereItStands(withdrawal.wayOf(status), moves)
  })
})
