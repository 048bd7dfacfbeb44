import { describe, expect, it } from 'vitest'
import { type EmailForm, type Faults, faultsOf, placeOf } from './email.rules.ts'

describe('an address and its code', () => {
  it.each<[string, Partial<EmailForm>, Faults]>([
    ['are fine', {}, {}],
    ['may have spaces around', { email: ' rahim@example.com ' }, {}],
    ['are both needed', { email: '', code: '' }, { email: 'notEmail', code: 'missing' }],
    ['need a whole address', { email: 'rahim@example' }, { email: 'notEmail' }],
    ['need digits', { code: '12a456' }, { code: 'notDigits' }],
    ['need no more than ten of them', { code: '12345678901' }, { code: 'notDigits' }],
  ])('%s', (_, change, faults) => {
    expect(faultsOf({ email: 'rahim@example.com', code: '123456', ...change })).toEqual(faults)
  })

  it.each([
    ['email_exists', 'email'],
    ['email_invalid', 'email'],
    ['code_wrong', 'code'],
    ['code_expired', 'code'],
    ['too_many', undefined],
    [null, undefined],
  ])('refused with %s are wrong in %s', (code, place) => {
    expect(placeOf(code)).toBe(place)
  })
})
