import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { faultsOf, placesOf } from '../../../net/form/faults.ts'
import { paymentForm, places } from './payment.rules.ts'

const form = (change = {}) => ({
  current: 'Member#2468',
  chosen: '135790',
  again: '135790',
  ...change,
})

describe('a payment password', () => {
  it.each<[string, object, boolean, object]>([
    ['is six digits', {}, false, {}],
    ['may be typed in Bengali and with spaces', { chosen: '১৩৫ ৭৯০', again: '135790' }, false, {}],
    ['is not five', { chosen: '13579', again: '13579' }, false, { chosen: 'tooShort' }],
    ['has no letters', { chosen: '13579a', again: '13579a' }, false, { chosen: 'malformed' }],
    ['is repeated', { again: '135791' }, false, { again: 'mismatch' }],
    ['needs the one in use', { current: '' }, false, { current: 'missing' }],
    ['differs from the one in use', { current: '135790' }, true, { chosen: 'same' }],
    ['may equal the login password’s digits', { current: '135790' }, false, {}],
  ])('%s', (_, change, isChange, faults) => {
    expect(faultsOf(paymentForm(isChange), form(change))).toEqual(faults)
  })

  it('goes out with the login password first, and with the earlier one later', () => {
    expect(v.parse(paymentForm(false), form())).toEqual({
      paymentPassword: '135790',
      loginPassword: 'Member#2468',
    })
    expect(v.parse(paymentForm(true), form({ current: '২৪৬৮০১' }))).toEqual({
      paymentPassword: '135790',
      oldPaymentPassword: '246801',
    })
  })

  it.each([
    ['payment_password_invalid', ['chosen']],
    ['password_same', ['chosen']],
    ['payment_password_wrong', ['current']],
    ['old_password_wrong', ['current']],
    ['payment_password_locked', []],
    [null, []],
  ])('refused with %s is wrong in %s', (code, fields) => {
    expect(placesOf({ code, details: null }, places)).toEqual(fields)
  })
})
