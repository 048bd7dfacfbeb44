import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { faultsOf, placesOf } from '#net/form/faults.ts'
import { type PaymentProof, paymentForm, paymentPlaces } from './payment.rules.ts'

const form = (change = {}) => ({
  current: 'Member#2468',
  code: '',
  chosen: '135790',
  again: '135790',
  ...change,
})

describe('a payment password', () => {
  it.each<[string, object, PaymentProof, object]>([
    ['is six digits', {}, 'login', {}],
    [
      'may be typed in Bengali and with spaces',
      { chosen: '১৩৫ ৭৯০', again: '135790' },
      'login',
      {},
    ],
    ['is not five', { chosen: '13579', again: '13579' }, 'login', { chosen: 'tooShort' }],
    ['has no letters', { chosen: '13579a', again: '13579a' }, 'login', { chosen: 'malformed' }],
    ['is repeated', { again: '135791' }, 'login', { again: 'mismatch' }],
    ['requires the current one', { current: '' }, 'login', { current: 'missing' }],
    ['or a code', { current: '', code: '' }, 'code', { code: 'missing' }],
    ['which is enough', { current: '', code: '৪৩২১' }, 'code', {}],
    ['must differ from the current one', { current: '135790' }, 'password', { chosen: 'same' }],
    ['may equal the login password’s digits', { current: '135790' }, 'login', {}],
  ])('%s', (_, change, proof, faults) => {
    expect(faultsOf(paymentForm(proof), form(change))).toEqual(faults)
  })

  it('is set with the login password first, and changed with the earlier one or a code', () => {
    expect(v.parse(paymentForm('login'), form())).toEqual({
      paymentPassword: '135790',
      loginPassword: 'Member#2468',
    })
    expect(v.parse(paymentForm('password'), form({ current: '২৪৬৮০১' }))).toEqual({
      paymentPassword: '135790',
      oldPaymentPassword: '246801',
    })
    expect(v.parse(paymentForm('code'), form({ code: '৪৩২১' }))).toEqual({
      paymentPassword: '135790',
      verificationCode: '4321',
    })
  })

  it.each([
    ['payment_password_invalid', ['chosen']],
    ['password_same', ['chosen']],
    ['payment_password_wrong', ['current']],
    ['old_password_wrong', ['current']],
    ['code_wrong', ['code']],
    ['payment_password_locked', []],
    [null, []],
  ])('refused with %s has the error at %s', (code, fields) => {
    expect(placesOf({ code, details: null }, paymentPlaces)).toEqual(fields)
  })
})
