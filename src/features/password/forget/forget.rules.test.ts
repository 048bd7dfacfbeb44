import { describe, expect, it } from 'vitest'
import { formatOf } from '#api/account/registration.formats.ts'
import { faultsOf, placesOf } from '#net/form/faults.ts'
import { emptyForget, formOfStep, forgetPlaces, forgetStepOf } from './forget.rules.ts'

const format = formatOf({}, 'password')
const filled = {
  mobileNum: '01711000001',
  countryDialingCode: '880',
  verificationCode: '123456',
  newPassword: 'Brandnew1',
  confirmNewPassword: 'Brandnew1',
}

describe('the step on screen', () => {
  it.each([
    ['mobile', emptyForget, false, 'mobile'],
    ['code', emptyForget, false, 'mobile'],
    ['code', { ...emptyForget, mobileNum: '17' }, false, 'mobile'],
    ['code', filled, false, 'code'],
    ['password', emptyForget, false, 'mobile'],
    ['password', filled, false, 'code'],
    ['password', filled, true, 'password'],
    ['code', filled, true, 'code'],
    ['mobile', filled, true, 'mobile'],
  ] as const)('wanted %s, with %j, proven: %s, is %s', (wanted, form, isProven, step) => {
    expect(forgetStepOf(wanted, { form, isProven })).toBe(step)
  })
})

describe('a step', () => {
  it.each([
    ['mobile', {}, {}],
    ['mobile', { mobileNum: '' }, { mobileNum: 'missing' }],
    ['mobile', { mobileNum: '০১৭১১০০০০০১' }, {}],
    ['mobile', { mobileNum: '+880 01711-000001' }, {}],
    ['mobile', { mobileNum: '0171100' }, { mobileNum: 'malformed' }],
    ['code', {}, {}],
    ['code', { verificationCode: ' ' }, { verificationCode: 'missing' }],
    ['code', { verificationCode: '12345678901' }, { verificationCode: 'malformed' }],
    ['code', { verificationCode: '12ab' }, { verificationCode: 'malformed' }],
    ['password', {}, {}],
    [
      'password',
      { newPassword: 'abc' },
      { newPassword: 'malformed', confirmNewPassword: 'mismatch' },
    ],
    ['password', { confirmNewPassword: '' }, { confirmNewPassword: 'missing' }],
  ] as const)('%s with %j has the errors %j', (step, typed, faults) => {
    const form = { ...filled, ...typed }
    expect(faultsOf(formOfStep(step, form, format), form)).toEqual(faults)
  })
})

it.each([
  ['code_wrong', ['verificationCode']],
  ['code_expired', ['verificationCode']],
  ['mobile_invalid', ['mobileNum']],
  ['password_invalid', ['newPassword']],
  ['too_many', []],
  [null, []],
])('shows the refusal %s at the field %s', (code, fields) => {
  expect(placesOf({ code, details: null }, forgetPlaces)).toEqual(fields)
})
