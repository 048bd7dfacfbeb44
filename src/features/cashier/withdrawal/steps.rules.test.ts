import { expect, it } from 'vitest'
import { stepOf } from './steps.rules.ts'

it.each([
  [undefined, true, true, 'account'],
  ['amount', true, true, 'amount'],
  ['amount', false, true, 'account'],
  ['confirm', true, true, 'confirm'],
  ['confirm', true, false, 'amount'],
  ['confirm', false, true, 'account'],
] as const)(
  'of %s, with an account: %s, and an amount: %s, %s is shown',
  (wanted, isAccount, isAmount, step) => {
    expect(stepOf(wanted, { isAccount, isAmount })).toBe(step)
  },
)
