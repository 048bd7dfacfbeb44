import { describe, expect, it } from 'vitest'
import type { DepositMethod } from '#api/money/deposit.ts'
import { faultsOf } from '#net/form/faults.ts'
import {
  type DepositForm,
  channelOf,
  depositForm,
  emptyDeposit,
  methodOf,
  depositQuoteOf,
} from './form.rules.ts'

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
    ['needs a way to pay', { methodId: null }, { methodId: 'unchosen' }],
    ['knows no foreign way to pay', { methodId: 'gone' }, { methodId: 'unchosen' }],
    ['goes no closed way', { methodId: 'shut' }, { methodId: 'closed' }],
    ['needs an amount', { amount: '' }, { amount: 'missing' }],
    ['needs one in digits', { amount: 'five' }, { amount: 'malformed' }],
    ['takes no exponent', { amount: '5e2' }, { amount: 'malformed' }],
    ['takes Bengali digits', { amount: '৫০০' }, {}],
    ['is not negative', { amount: '-500' }, { amount: 'negative' }],
    ['is not read in one of two ways', { amount: '500.001' }, { amount: 'unclear' }],
    ['has two decimals at most', { amount: '500.0001' }, { amount: 'decimals' }],
    ['is not below the least', { amount: '199.99' }, { amount: 'low' }],
    ['may be the least', { amount: '200' }, {}],
    ['may be the most', { amount: '25,000' }, {}],
    ['is not above the most', { amount: '25000.01' }, { amount: 'high' }],
    ['is enough for its promotion', { promotionId: 'first', amount: '500' }, {}],
    [
      'is too little for its promotion',
      { promotionId: 'first', amount: '499.99' },
      { promotionId: 'low' },
    ],
    ['forgets a promotion that is over', { promotionId: 'gone', amount: '200' }, {}],
    [
      'names every fault',
      { methodId: null, amount: '' },
      { methodId: 'unchosen', amount: 'missing' },
    ],
  ] as const)('%s', (_, change, faults) => {
    const form = filled(change)
    expect(faultsOf(depositForm(form, offer), form)).toEqual(faults)
  })

  it.each([
    ['without a promotion', {}, { fee: 1250, bonus: 0, credit: 48_750, turnover: 0 }],
    [
      'with one',
      { promotionId: 'first' },
      { fee: 1250, bonus: 25_000, credit: 73_750, turnover: 600_000 },
    ],
    [
      'with as much of it as there is',
      { promotionId: 'first', amount: '1000' },
      { fee: 2000, bonus: 40_000, credit: 138_000, turnover: 1_120_000 },
    ],
    [
      'without one that it is too little for',
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
    ['begins with the method of the last one', { methodId: null }, 'tap'],
    ['does not change to it where the chosen one is gone', { methodId: 'gone' }, undefined],
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
