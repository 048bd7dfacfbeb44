import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  FieldRules,
  type RegistrationMethod,
  requestedFields,
  openMethods,
  registrationSwitches,
  ruleOf,
} from './registration.fields.ts'
import { type Dropped, onDropped } from '#api/wire.ts'

/** The first listener also receives earlier drops, including those of other files in the same process. */
beforeEach(() => onDropped(() => undefined))
afterEach(() => onDropped(() => undefined))

const read = (wire: unknown) => {
  const dropped: Dropped[] = []
  onDropped((drop) => dropped.push(drop))
  return { rules: v.parse(FieldRules, wire), dropped: dropped.length }
}

describe('a registration rule of the platform', () => {
  it.each([
    ['as it is', { enabled: true, required: true, verification: false }, true, true],
    ['in numbers', { enabled: 1, required: 0 }, true, false],
    ['in words', { enabled: 'true', required: '1' }, true, true],
    ['without a required flag', { enabled: true }, true, false],
    ['switched off', { enabled: false, required: true }, false, true],
  ])('is read %s', (_, wire, enabled, required) => {
    const { rules, dropped } = read({ email: wire })
    expect(ruleOf(rules, 'email')).toMatchObject({ enabled, required })
    expect(dropped).toBe(0)
  })

  it.each([
    ['a word', 'yes'],
    ['nothing', null],
    ['a list', []],
    ['an unclear switch', { enabled: 'perhaps' }],
    ['an unknown value of the switch', { isEnable: true }],
  ])('that is %s is reported and replaced by the default', (_, wire) => {
    const { rules, dropped } = read({ email: wire, captcha: wire, username: { enabled: true } })
    expect(ruleOf(rules, 'email').enabled).toBe(false)
    expect(ruleOf(rules, 'captcha')).toMatchObject({ enabled: true, required: true })
    expect(dropped).toBe(2)
  })

  it.each([[[]], ['no'], [null], [5]])('is missing in %j, which gives no rules', (wire) => {
    const parsed = v.safeParse(FieldRules, wire)
    expect(parsed.success ? parsed.output : {}).toEqual({})
  })

  it('for an unknown field is ignored', () => {
    expect(read({ shoeSize: 'x' })).toEqual({ rules: {}, dropped: 0 })
  })
})

const all = { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true }
const asked = (method: RegistrationMethod, switches: object = {}, wire: object = {}) =>
  requestedFields(
    method,
    registrationSwitches({ ...all, ...switches }),
    v.parse(FieldRules, {
      affiliateCode: { enabled: false },
      mobileNum: { enabled: false },
      ...wire,
    }),
  )
    .map(({ field, isRequired }) => (isRequired ? field : `${field}?`))
    .join(' ')

const on = (required = false, verification = false) => ({ enabled: true, required, verification })
const withoutCaptcha = { captcha: { enabled: false } }

describe('the fields of the form', () => {
  it.each([
    ['username', {}, {}, 'username password confirmPassword captcha'],
    ['username', {}, withoutCaptcha, 'username password confirmPassword'],
    ['username', {}, { captcha: on() }, 'username password confirmPassword captcha'],
    ['username', {}, { confirmPassword: { enabled: false } }, 'username password captcha'],
    ['username', {}, { username: { enabled: false } }, 'username password confirmPassword captcha'],
    ['username', {}, { mobileNum: on() }, 'username mobileNum? password confirmPassword captcha'],
    [
      'username',
      {},
      { mobileNum: on(false, true) },
      'username mobileNum? verificationCode? password confirmPassword captcha',
    ],
    [
      'username',
      {},
      { mobileNum: on(true, true) },
      'username mobileNum verificationCode password confirmPassword captcha',
    ],
    [
      'username',
      {},
      { email: on(true), zalo: on() },
      'username password confirmPassword email zalo? captcha',
    ],
    ['mobileNum', {}, {}, 'mobileNum verificationCode password confirmPassword captcha'],
    ['mobileNum', { MOBILENUMPASSREG3: false }, {}, 'mobileNum verificationCode captcha'],
    ['mobileNum', { REGMOBVERF3: false }, {}, 'mobileNum password confirmPassword captcha'],
    [
      'mobileNum',
      { REGMOBVERF3: false, MOBILENUMPASSREG3: false },
      withoutCaptcha,
      'mobileNum password confirmPassword',
    ],
  ] as const)('for %s with %j and %j are: %s %s', (method, switches, wire, fields) => {
    expect(asked(method, switches, wire)).toBe(fields)
  })

  it.each([
    [true, true, ['username', 'mobileNum']],
    [true, false, ['username']],
    [false, true, ['mobileNum']],
    [false, false, []],
  ])('with %s for names and %s for numbers are %j', (USERNAMEREG3, MOBILENUMREG3, methods) => {
    expect(openMethods(registrationSwitches({ USERNAMEREG3, MOBILENUMREG3 }))).toEqual(methods)
  })
})
