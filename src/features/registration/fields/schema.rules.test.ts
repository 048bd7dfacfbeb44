import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { RequestedField, RegistrationField } from '#api/account/registration.fields.ts'
import type { Typed } from '#features/registration/form/form.rules.ts'
import { faultsOf } from '#net/form/faults.ts'
import { filledOf, schemaOf } from './schema.rules.ts'

type Faults = Readonly<Partial<Record<RegistrationField, string>>>

const must = (...fields: RegistrationField[]): RequestedField[] =>
  fields.map((field) => ({ field, isRequired: true }))
const may = (...fields: RegistrationField[]): RequestedField[] =>
  fields.map((field) => ({ field, isRequired: false }))

const plan = (requested: readonly RequestedField[]) => ({
  requested,
  formats: {},
  countryDialingCode: '880',
})
const named = must('username', 'password', 'confirmPassword', 'captcha')
const filled = {
  username: 'rahim7',
  password: 'Secret#12',
  confirmPassword: 'Secret#12',
  captcha: '3466',
}

describe('a filled form', () => {
  it.each<[string, Typed, Faults]>([
    ['is fine', {}, {}],
    [
      'requires all required fields',
      { username: '', password: '', confirmPassword: '', captcha: '' },
      { username: 'missing', password: 'missing', confirmPassword: 'missing', captcha: 'missing' },
    ],
    ['rejects only spaces', { username: '  ' }, { username: 'missing' }],
    [
      'requires a matching confirmation',
      { confirmPassword: 'Secret#1' },
      { confirmPassword: 'mismatch' },
    ],
    [
      'checks the confirmation when the password changes',
      { password: 'Other#123' },
      { confirmPassword: 'mismatch' },
    ],
    [
      'has each error at its field',
      { username: 'ab', password: 'short1', confirmPassword: 'x', captcha: '12a' },
      {
        username: 'tooShort',
        password: 'tooShort',
        confirmPassword: 'mismatch',
        captcha: 'malformed',
      },
    ],
    ['accepts a captcha of six digits', { captcha: '123456' }, {}],
    ['takes not seven', { captcha: '1234567' }, { captcha: 'malformed' }],
    ['takes Bengali digits', { captcha: '৩৪৬৬' }, {}],
  ])('%s', (_, typed, faults) => {
    expect(faultsOf(schemaOf(plan(named)), { ...filled, ...typed })).toEqual(faults)
  })

  it('that is empty has errors at the required fields only', () => {
    expect(faultsOf(schemaOf(plan([...must('username'), ...may('email')])), {})).toEqual({
      username: 'missing',
    })
  })
})

describe('an optional field', () => {
  const fields = may('email', 'mobileNum', 'payeeName', 'paymentPassword', 'qqNum', 'affiliateCode')

  it('may stay empty', () => {
    expect(faultsOf(schemaOf(plan(fields)), { email: '', mobileNum: ' ' })).toEqual({})
  })

  it.each<[Typed, Faults]>([
    [{ email: 'rahim@' }, { email: 'malformed' }],
    [{ mobileNum: '0171' }, { mobileNum: 'malformed' }],
    [{ mobileNum: '+999 1711000009' }, { mobileNum: 'country' }],
    [{ mobileNum: '+91 98765 43210' }, {}],
    [{ mobileNum: '+880' }, { mobileNum: 'malformed' }],
    [{ mobileNum: '12345678901234567890' }, { mobileNum: 'malformed' }],
    [{ mobileNum: '০১৭১১-০০০০০৯' }, {}],
    [{ payeeName: 'R2D2' }, { payeeName: 'malformed' }],
    [{ paymentPassword: '12' }, { paymentPassword: 'tooShort' }],
    [{ qqNum: 'abc' }, { qqNum: 'malformed' }],
    [{ affiliateCode: 'x' }, { affiliateCode: 'tooShort' }],
  ])('is checked when it is filled: %j', (typed, faults) => {
    expect(faultsOf(schemaOf(plan(fields)), typed)).toEqual(faults)
  })

  it.each<[Typed, Faults]>([
    [{}, {}],
    [{ mobileNum: '01711000009' }, { verificationCode: 'missing' }],
    [{ mobileNum: '01711000009', verificationCode: '123456' }, {}],
    [
      { mobileNum: '01711000009', verificationCode: '12345678901' },
      { verificationCode: 'malformed' },
    ],
  ])('has the number with its country code: %j', (typed, faults) => {
    expect(faultsOf(schemaOf(plan(may('mobileNum', 'verificationCode'))), typed)).toEqual(faults)
  })
})

it('follows the platform’s formats', () => {
  const formats = { username: { min: 2, max: 4, pattern: /^[a-z]*$/ } }
  const wanted = { ...plan(must('username')), formats }
  expect(faultsOf(schemaOf(wanted), { username: 'abc' })).toEqual({})
  expect(faultsOf(schemaOf(wanted), { username: 'abcde' })).toEqual({ username: 'tooLong' })
})

it('sends the cleaned input of the fields that are shown', () => {
  const asked = [...must('username', 'mobileNum'), ...may('email')]
  const typed = { username: ' rahim7 ', mobileNum: '০১৭১১০০০০০৯', email: '', nickname: 'R' }
  const sent = v.parse(schemaOf(plan(asked)), typed)
  expect(filledOf(sent)).toEqual({ username: 'rahim7', mobileNum: '1711000009' })
})

it('recognises a taken name, however it is typed', () => {
  const wanted = { ...plan(must('username')), taken: { username: 'rahim7' } }
  expect(faultsOf(schemaOf(wanted), { username: ' rahim৭ ' })).toEqual({ username: 'taken' })
  expect(faultsOf(schemaOf(wanted), { username: 'rahim8' })).toEqual({})
})

it('requires the declaration of age when it is asked for', () => {
  const wanted = { ...plan([]), hasAgeField: true }
  expect(faultsOf(schemaOf(wanted), { isOfAge: false })).toEqual({ isOfAge: 'malformed' })
  expect(faultsOf(schemaOf(wanted), { isOfAge: true })).toEqual({})
})
