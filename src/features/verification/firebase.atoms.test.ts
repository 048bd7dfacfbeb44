// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { failureOfFirebase } from './firebase.atoms.ts'

it.each([
  ['auth/invalid-verification-code', 'refused', 'code_wrong'],
  ['auth/missing-verification-code', 'refused', 'code_wrong'],
  ['auth/code-expired', 'refused', 'code_expired'],
  ['auth/invalid-verification-id', 'refused', 'code_expired'],
  ['auth/too-many-requests', 'busy', 'too_many'],
  ['auth/user-disabled', 'refused', 'account_disabled'],
  ['auth/network-request-failed', 'timeout', null],
  ['auth/internal-error', 'busy', null],
])('%s is shown as %s %s', (code, kind, expected) => {
  expect(failureOfFirebase({ code })).toMatchObject({ kind, code: expected })
})

it.each([[new Error('x')], [null], ['text']])(
  'anything else is a transient fault: %s',
  (thrown) => {
    expect(failureOfFirebase(thrown).kind).toBe('busy')
  },
)
