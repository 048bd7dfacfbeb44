import { describe, expect, it } from 'vitest'
import type { DepositMethod } from '#api/money/deposit.ts'
import { faultsOf, placesOf } from '#net/form/faults.ts'
import {
  type DepositForm,
  channelOf,
  depositForm,
  emptyDeposit,
  methodOf,
  depositQuoteOf,
  SlipForm,
  slipPlaces,
} from './form.rules.ts'
import * as v from 'valibot'

const method: DepositMethod = {
  id: 'tap',
  name: 'TakaTap',
  kind: 'wallet',
  min: 20_000,
  max: 2_500_000,
  fee: { rate: 150, fixed: 500 },
  minutes: 5,
  channels: [
    { id: 'send', name: 'Send Money' },
    { id: 'cash', name: 'Cash Out' },
  ],
  isOpen: true,
}
const promotion = {
  id: 'first',
  title: 'First deposit',
  min: 50_000,
  percent: 50,
  maxBonus: 40_000,
  turnover: 8,
}
const offer = {
  methods: [method, { ...method, id: 'shut', isOpen: false }],
  usual: null,
  monograms: new Map(),
  promotions: [promotion],
  marks: { currency: ['৳', 'BDT'], decimal: '.' },
}
const filled = (change: Partial<DepositForm> = {}): DepositForm => ({
  ...emptyDeposit,
  methodId: 'tap',
  amount: '500',
  ...change,
})

describe('a deposit to be ordered', () => {
  it.each([
    ['is fine', {}, {}],
    ['requires a method', { methodId: null }, { methodId: 'unchosen' }],
    ['rejects an unknown method', { methodId: 'gone' }, { methodId: 'unchosen' }],
    ['rejects a closed method', { methodId: 'shut' }, { methodId: 'closed' }],
    ['needs an amount', { amount: '' }, { amount: 'missing' }],
    ['requires an amount in digits', { amount: 'five' }, { amount: 'malformed' }],
    ['takes no exponent', { amount: '5e2' }, { amount: 'malformed' }],
    ['takes Bengali digits', { amount: '৫০০' }, {}],
    ['is not negative', { amount: '-500' }, { amount: 'negative' }],
    ['rejects an ambiguous amount', { amount: '500.001' }, { amount: 'unclear' }],
    ['has two decimals at most', { amount: '500.0001' }, { amount: 'decimals' }],
    ['rejects less than the minimum', { amount: '199.99' }, { amount: 'low' }],
    ['accepts the minimum', { amount: '200' }, {}],
    ['accepts the maximum', { amount: '25,000' }, {}],
    ['rejects more than the maximum', { amount: '25000.01' }, { amount: 'high' }],
    ['accepts enough for its promotion', { promotionId: 'first', amount: '500' }, {}],
    [
      'rejects too little for its promotion',
      { promotionId: 'first', amount: '499.99' },
      { promotionId: 'low' },
    ],
    ['drops an ended promotion', { promotionId: 'gone', amount: '200' }, {}],
    [
      'names every fault',
      { methodId: null, amount: '' },
      { methodId: 'unchosen', amount: 'missing' },
    ],
  ] as const)('%s', (_, change, faults) => {
    const form = filled(change)
    expect(faultsOf(depositForm(form, offer), form)).toEqual(faults)
  })

  it('is sent with the method, channel and promotion that are shown', () => {
    const shown = { methodId: 'tap', channelId: 'send', amount: 50_000 }
    const usual = filled({ methodId: null })
    expect(v.parse(depositForm(usual, { ...offer, usual: 'tap' }), usual)).toEqual(shown)
    const chosen = filled({ channelId: 'cash', promotionId: 'first' })
    expect(v.parse(depositForm(chosen, offer), chosen)).toEqual({
      ...shown,
      channelId: 'cash',
      promotionId: 'first',
    })
  })

  it.each([
    ['without a promotion', {}, { fee: 1250, bonus: 0, credit: 48_750, turnover: 0 }],
    [
      'with one',
      { promotionId: 'first' },
      { fee: 1250, bonus: 25_000, credit: 73_750, turnover: 600_000 },
    ],
    [
      'with the promotion’s maximum',
      { promotionId: 'first', amount: '1000' },
      { fee: 2000, bonus: 40_000, credit: 138_000, turnover: 1_120_000 },
    ],
    [
      'without a promotion whose minimum is higher',
      { promotionId: 'first', amount: '400' },
      { fee: 1100, bonus: 0, credit: 38_900, turnover: 0 },
    ],
  ] as const)('has a total %s', (_, change, quote) => {
    expect(depositQuoteOf(filled(change), offer)).toMatchObject(quote)
  })

  it.each([{ amount: '' }, { amount: '1e9' }, { amount: '1' }, { methodId: null }])(
    'has no total with %j',
    (change) => {
      expect(depositQuoteOf(filled(change), offer)).toBeNull()
    },
  )

  it.each([
    ['starts with the last method', { methodId: null }, 'tap'],
    ['does not switch to it when the chosen one is gone', { methodId: 'gone' }, undefined],
  ])('%s', (_, change, id) => {
    expect(methodOf(filled(change), { ...offer, usual: 'tap' })?.id).toBe(id)
  })

  it('uses the first channel unless another is chosen', () => {
    expect(channelOf(filled(), method)?.id).toBe('send')
    expect(channelOf(filled({ channelId: 'cash' }), method)?.id).toBe('cash')
    expect(channelOf(filled({ channelId: 'gone' }), method)?.id).toBe('send')
    expect(channelOf(filled(), undefined)).toBeUndefined()
  })
})

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
