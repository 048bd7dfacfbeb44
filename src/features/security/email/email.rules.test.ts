import { describe, expect, it } from 'vitest'
import { faultsOf, placesOf } from '#net/form/faults.ts'
import { EmailForm, emailPlaces } from './email.rules.ts'

describe('an address and its code', () => {
  it.each([
    ['are fine', {}, {}],
    ['may have spaces around', { email: ' rahim@example.com ' }, {}],
    [
      'are both needed',
      { email: '', verificationCode: '' },
      { email: 'missing', verificationCode: 'missing' },
    ],
    ['require a complete address', { email: 'rahim@example' }, { email: 'malformed' }],
    ['need digits', { verificationCode: '12a456' }, { verificationCode: 'malformed' }],
    [
      'allow at most ten characters',
      { verificationCode: '12345678901' },
      { verificationCode: 'malformed' },
    ],
  ])('%s', (_, change, faults) => {
    const form = { email: 'rahim@example.com', verificationCode: '123456', ...change }
    expect(faultsOf(EmailForm, form)).toEqual(faults)
  })

  it.each([
    ['email_exists', ['email']],
    ['email_invalid', ['email']],
    ['code_wrong', ['verificationCode']],
    ['code_expired', ['verificationCode']],
    ['too_many', []],
    [null, []],
  ])('refused with %s have the error at %s', (code, fields) => {
    expect(placesOf({ code, details: null }, emailPlaces)).toEqual(fields)
  })
})
