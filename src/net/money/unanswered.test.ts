import { expect, it } from 'vitest'
import { createDeposit } from '#api/money/deposit.ts'
import { parseAnswer } from '#net/wire.ts'
import { Failure, asFailure } from '#net/failure.ts'
import { isUnanswered } from './unanswered.ts'

it.each([
  ['offline', '', true],
  ['timeout', '', true],
  ['malformed', '', true],
  ['busy', '', true],
  ['refused', '', false],
  ['refused', 'unknown', false],
  ['signedOut', '', false],
] as const)('after %s %s the platform may have done it: %s', (kind, code, may) => {
  expect(isUnanswered(new Failure(kind, code))).toBe(may)
})

it.each([
  [500, 'unknown', true],
  [503, 'unavailable', true],
  [502, '', true],
  [503, 'maintenance', false],
  [503, 'game_unavailable', false],
  [429, 'too_many', false],
  [429, '', false],
  [422, 'idempotency_mismatch', false],
  [409, 'orders_open', false],
  [400, 'unknown', false],
])('after a %i that says "%s" the platform may have done it: %s', (status, code, may) => {
  expect(isUnanswered(refusal(status, code))).toBe(may)
})

function refusal(status: number, code: string) {
  try {
    parseAnswer(createDeposit, { success: false, code }, status)
  } catch (thrown) {
    return asFailure(thrown)
  }
  throw new Error('not refused')
}
