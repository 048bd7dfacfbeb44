import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { faultsOf, placesOf } from '#net/form/faults.ts'
import { SlipForm, slipPlaces } from './slip.rules.ts'

const slip = { transactionId: 'TX-123456', senderLast4: '4321', pictures: [] }

describe('a payment report', () => {
  it.each([
    [{}, {}],
    [{ transactionId: '৯ক৮' }, { transactionId: 'malformed' }],
    [{ transactionId: ' tx 12 34 56 ' }, {}],
    [{ transactionId: '১২৩৪৫৬' }, {}],
    [{ transactionId: '' }, { transactionId: 'missing' }],
    [{ transactionId: '   ' }, { transactionId: 'missing' }],
    [{ transactionId: '12345' }, { transactionId: 'malformed' }],
    [{ transactionId: 'x'.repeat(41) }, { transactionId: 'malformed' }],
    [{ transactionId: '<script>' }, { transactionId: 'malformed' }],
    [{ senderLast4: '' }, { senderLast4: 'missing' }],
    [{ senderLast4: '৪৩২১' }, {}],
    [{ senderLast4: '432' }, { senderLast4: 'malformed' }],
    [{ senderLast4: '43210' }, { senderLast4: 'malformed' }],
    [{ senderLast4: '43.1' }, { senderLast4: 'malformed' }],
    [
      { transactionId: '', senderLast4: '' },
      { transactionId: 'missing', senderLast4: 'missing' },
    ],
  ])('%j has the errors %j', (change, faults) => {
    expect(faultsOf(SlipForm, { ...slip, ...change })).toEqual(faults)
  })

  it('is sent in Latin digits without separators', () => {
    const told = v.parse(SlipForm, { ...slip, transactionId: ' tx ১২\u200e৩৪ ' })
    expect(told.transactionId).toBe('tx1234')
  })

  it.each([
    ['slip_used', ['transactionId']],
    ['image_invalid', ['pictures']],
    ['image_too_large', ['pictures']],
    ['order_closed', []],
    [null, []],
  ])('shows the refusal %s at the field %s', (code, fields) => {
    expect(placesOf({ code, details: null }, slipPlaces)).toEqual(fields)
  })
})
