import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { WithdrawalSummary } from '#api/money/withdrawal.ts'
import { bindForm, bindPlaces } from './account/bind.rules.ts'
import { faultsOf, placesOf } from '#net/form/faults.ts'
import {
  accountOf,
  obstacleOf,
  maxOf,
  withdrawalPlaces,
  proofsOf,
  withdrawalQuoteOf,
  withdrawalStepOf,
  withdrawalForm,
} from './form.rules.ts'
import { detailsOf } from '#features/cashier/refusal/useRefusalText.ts'

const summary: WithdrawalSummary = {
  available: 1_250_000,
  locked: 0,
  turnover: { need: 0, done: 0, left: 0 },
  min: 50_000,
  max: 2_500_000,
  fee: { rate: 100, fixed: 1000 },
  minutes: 30,
  today: { count: 0, countAllowed: 5, amount: 0, amountAllowed: 5_000_000 },
  hasPaymentPassword: true,
  lockedUntil: null,
  mobile: '+880 •••• ••01',
}
const account = {
  id: '1',
  bank: 'tap',
  bankName: 'TakaTap',
  kind: 'wallet',
  number: '•••• 4321',
  payeeName: 'Rahim',
} as const
const form = { accountId: null, amount: '500', proof: null, password: '123456', code: '' }
const marks = { currency: ['৳', 'BDT'], decimal: '.' }
const known = { marks, summary, account, proof: 'password' } as const

describe('a withdrawal request', () => {
  it.each([
    ['is fine', {}, {}, {}],
    ['needs an account', {}, { account: undefined }, { accountId: 'unbound' }],
    ['needs an amount', { amount: '' }, {}, { amount: 'missing' }],
    ['requires a valid amount', { amount: '1e5' }, {}, { amount: 'malformed' }],
    ['is not negative', { amount: '-500' }, {}, { amount: 'negative' }],
    ['rejects less than the minimum', { amount: '499.99' }, {}, { amount: 'low' }],
    ['rejects more than the maximum', { amount: '25000.01' }, {}, { amount: 'high' }],
    ['rejects more than the balance', { amount: '12500.01' }, {}, { amount: 'balance' }],
    [
      'rejects more than today’s rest',
      { amount: '600' },
      {
        summary: { ...summary, today: { ...summary.today, amount: 4_950_000 } },
      },
      { amount: 'today' },
    ],
    [
      'rejects everything after today’s last withdrawal',
      {},
      { summary: { ...summary, today: { ...summary.today, count: 5 } } },
      { amount: 'today' },
    ],
    [
      'accepts the maximum',
      { amount: '25000' },
      { summary: { ...summary, available: 9_000_000 } },
      {},
    ],
    ['accepts the whole balance', { amount: '12500' }, {}, {}],
    [
      'accepts today’s rest',
      { amount: '500' },
      { summary: { ...summary, today: { ...summary.today, amount: 4_950_000 } } },
      {},
    ],
    ['requires the payment password', { password: '' }, {}, { password: 'missing' }],
    ['requires six digits', { password: '12345' }, {}, { password: 'tooShort' }],
    ['accepts Bengali digits', { password: '১২৩৪৫৬' }, {}, {}],
    ['or the code', {}, { proof: 'sms' }, { code: 'missing' }],
    ['requires the length of the code', { code: '4321' }, { proof: 'sms' }, {}],
  ] as const)('%s', (_, typed, other, faults) => {
    const schema = withdrawalForm({ ...known, ...other })
    expect(faultsOf(schema, { ...form, ...typed })).toEqual(faults)
  })

  it.each([
    [{}, ['password', 'sms']],
    [{ hasPaymentPassword: false }, ['sms']],
    [{ mobile: null }, ['password']],
    [{ lockedUntil: 2000 }, ['sms']],
    [{ lockedUntil: 500 }, ['password', 'sms']],
    [{ lockedUntil: 1000 }, ['password', 'sms']],
    [{ hasPaymentPassword: false, mobile: null }, []],
  ])('with %j is confirmed by %j', (change, ways) => {
    expect(proofsOf({ ...summary, ...change }, 1000)).toEqual(ways)
  })

  it('is limited by the balance, the maximum and the day’s rest', () => {
    expect(maxOf(summary)).toBe(1_250_000)
    expect(maxOf({ ...summary, available: 9_000_000 })).toBe(2_500_000)
    expect(maxOf({ ...summary, today: { ...summary.today, count: 5 } })).toBe(0)
    expect(maxOf({ ...summary, today: { ...summary.today, amount: 6_000_000 } })).toBe(0)
  })

  it.each([
    ['nothing', {}, null],
    ['nothing when the balance is just the minimum', { available: 50_000 }, null],
    ['a balance below the minimum', { available: 49_999 }, 'balance'],
    ['turnover that is left', { turnover: { need: 1, done: 0, left: 1 } }, 'turnover'],
    ['the day’s last withdrawal', { today: { ...summary.today, count: 5 } }, 'count'],
    ['nothing before the last', { today: { ...summary.today, count: 4 } }, null],
    [
      'nothing when the day’s rest is just the minimum',
      { today: { ...summary.today, amount: 4_950_000 } },
      null,
    ],
    [
      'a rest of the day below the minimum',
      { today: { ...summary.today, amount: 4_950_001 } },
      'today',
    ],
  ] as const)('is prevented by %s', (_, change, hindrance) => {
    expect(obstacleOf({ ...summary, ...change })).toBe(hindrance)
  })

  it('has its fee deducted', () => {
    expect(withdrawalQuoteOf('500', { marks, summary })).toEqual({
      amount: 50_000,
      fee: 1500,
      payout: 48_500,
    })
    expect(withdrawalQuoteOf('1', { marks, summary })).toBeNull()
    expect(withdrawalQuoteOf('', { marks, summary })).toBeNull()
  })

  it('is sent with the account and the proof that are shown', () => {
    const order = { accountId: '1', amount: 50_000 }
    expect(v.parse(withdrawalForm(known), form)).toEqual({ ...order, paymentPassword: '123456' })
    expect(v.parse(withdrawalForm({ ...known, proof: 'sms' }), { ...form, code: '4321' })).toEqual({
      ...order,
      verificationCode: '4321',
    })
  })

  it('goes to the first account unless another is chosen', () => {
    const other = { ...account, id: '2' }
    expect(accountOf({ accountId: null }, [account, other])?.id).toBe('1')
    expect(accountOf({ accountId: '2' }, [account, other])?.id).toBe('2')
    expect(accountOf({ accountId: '9' }, [])).toBeUndefined()
  })
})

describe('a new account', () => {
  const bank = {
    code: 'tap',
    name: 'TakaTap',
    kind: 'wallet',
    isDigits: true,
    min: 11,
    max: 11,
    example: '01712345678',
  } as const
  const filled = { bank: 'tap', number: '01712345678', payeeName: 'Rahim Uddin' }
  it.each([
    [{}, false, {}],
    [{ number: '০১৭১২-৩৪৫ ৬৭৮' }, false, {}],
    [{ number: '' }, false, { number: 'missing' }],
    [{ number: '0171234567' }, false, { number: 'malformed' }],
    [{ number: '017123456789' }, false, { number: 'malformed' }],
    [{ number: '0171234567x' }, false, { number: 'malformed' }],
    [{ payeeName: ' ' }, false, { payeeName: 'missing' }],
    [{ payeeName: 'R2' }, false, { payeeName: 'malformed' }],
    [{ payeeName: '' }, true, {}],
    [{ payeeName: 'রহিম উদ্দিন' }, false, {}],
  ])('%j, with a known name: %s, has the errors %j', (change, isNamed, faults) => {
    expect(faultsOf(bindForm(bank, isNamed), { ...filled, ...change })).toEqual(faults)
  })

  it('needs a bank', () => {
    expect(faultsOf(bindForm(undefined, true), filled)).toEqual({ bank: 'missing' })
  })

  it('is sent without separators between its digits', () => {
    const typed = { ...filled, number: '০১৭১২ 345-678' }
    expect(v.parse(bindForm(bank, true), typed).number).toBe('01712345678')
  })

  it.each([
    ['account_invalid', ['number']],
    ['account_taken', ['number']],
    ['payee_mismatch', ['payeeName']],
    ['name_invalid', ['payeeName']],
    ['accounts_full', []],
  ])('shows the refusal %s at the field %s', (code, fields) => {
    expect(placesOf({ code, details: null }, bindPlaces)).toEqual(fields)
  })
})

describe('a refusal', () => {
  it.each([
    ['balance_insufficient', ['amount']],
    ['allowance_used', ['amount']],
    ['payment_password_wrong', ['password']],
    ['code_wrong', ['code']],
    ['not_found', ['accountId']],
    ['turnover_left', []],
  ])('with %s is shown at the field %s', (code, fields) => {
    expect(placesOf({ code, details: null }, withdrawalPlaces)).toEqual(fields)
  })

  it('carries its figures and drops malformed ones', () => {
    expect(detailsOf({ left: '500.00' })).toEqual({ left: 50_000 })
    expect(detailsOf({ left: 'much' })).toEqual({})
    expect(detailsOf(undefined)).toEqual({})
  })
})

it.each([
  ['account', true, true, 'account'],
  ['amount', true, true, 'amount'],
  ['amount', false, true, 'account'],
  ['confirm', true, true, 'confirm'],
  ['confirm', true, false, 'amount'],
  ['confirm', false, true, 'account'],
] as const)(
  'when %s is wanted, with an account: %s and an amount: %s, the step shown is %s',
  (wanted, isAccount, isAmount, step) => {
    expect(withdrawalStepOf(wanted, { isAccount, isAmount })).toBe(step)
  },
)
