import { describe, expect, it } from 'vitest'
import { faultsOf, placesOf } from '#net/form/faults.ts'
import {
  type LoginMethod,
  requiresCaptcha,
  emptyLogin,
  loginForm,
  placesBy,
} from './login.rules.ts'

const faults = (typed: typeof emptyLogin, method: LoginMethod, needsCaptcha: boolean) =>
  faultsOf(loginForm(typed, { method, needsCaptcha, isSaved: false }), typed)
const placeOf = (code: string | null, method: LoginMethod) =>
  placesOf({ code, details: null }, placesBy(method))[0] ?? 'form'

const form = { ...emptyLogin, username: 'member', password: 'secret', captcha: '1234' }
const bySms = {
  ...emptyLogin,
  mobileNum: '1711000001',
  countryDialingCode: '880',
  verificationCode: '123456',
}

describe('a filled form', () => {
  it.each([
    ['is fine', {}, {}],
    ['needs a username', { username: '' }, { username: 'missing' }],
    ['rejects only spaces', { username: '  ' }, { username: 'missing' }],
    ['bounds the username', { username: 'x'.repeat(65) }, { username: 'malformed' }],
    ['needs a password', { password: '' }, { password: 'missing' }],
    ['accepts spaces in a password', { password: '  ' }, {}],
    ['bounds the password', { password: 'x'.repeat(129) }, { password: 'malformed' }],
    ['needs the code', { captcha: '' }, { captcha: 'missing' }],
    ['takes six digits', { captcha: '123456' }, {}],
    ['takes not seven', { captcha: '1234567' }, { captcha: 'malformed' }],
    ['takes no letters', { captcha: '12a4' }, { captcha: 'malformed' }],
    ['removes invisible marks from a pasted name', { username: '\u202arahim৭\u200b' }, {}],
    ['takes Bengali digits', { captcha: '১২৩৪' }, {}],
    [
      'names every fault',
      { username: '', password: '', captcha: 'x' },
      { username: 'missing', password: 'missing', captcha: 'malformed' },
    ],
  ])('%s', (_, typed, expected) => {
    expect(faults({ ...form, ...typed }, 'username', true)).toEqual(expected)
  })

  it('needs no captcha before the platform asks for it', () => {
    expect(faults({ ...form, captcha: '' }, 'username', false)).toEqual({})
  })
})

describe('a form for a code by SMS', () => {
  it.each([
    ['is fine', {}, {}],
    ['accepts a number with separators', { mobileNum: '০১৭১১-০০০০০১' }, {}],
    ['accepts an autofilled number', { mobileNum: '+880 01711-000001' }, {}],
    ['needs a number', { mobileNum: ' ' }, { mobileNum: 'missing' }],
    ['requires a complete number', { mobileNum: '171100' }, { mobileNum: 'malformed' }],
    ['needs a code', { verificationCode: '' }, { verificationCode: 'missing' }],
    ['takes ten digits', { verificationCode: '1234567890' }, {}],
    ['takes not eleven', { verificationCode: '12345678901' }, { verificationCode: 'malformed' }],
    ['takes no letters', { verificationCode: '12e4' }, { verificationCode: 'malformed' }],
  ])('%s', (_, typed, expected) => {
    expect(faults({ ...bySms, ...typed }, 'sms', false)).toEqual(expected)
  })

  it('needs the captcha, too, once the platform asks for it', () => {
    expect(faults(bySms, 'sms', true)).toEqual({ captcha: 'missing' })
  })
})

describe('a refusal', () => {
  it.each([
    ['login_failed', 'password', 'verificationCode'],
    ['account_disabled', 'username', 'mobileNum'],
    ['non_member', 'username', 'mobileNum'],
    ['non_agent', 'username', 'mobileNum'],
    ['code_wrong', 'password', 'verificationCode'],
    ['code_expired', 'password', 'verificationCode'],
    ['captcha_required', 'captcha', 'captcha'],
    ['captcha_wrong', 'captcha', 'captcha'],
    ['account_locked', 'form', 'form'],
    ['too_many', 'form', 'form'],
    ['human_required', 'form', 'form'],
    [null, 'form', 'form'],
  ] as const)('%s is shown at the right field', (code, byName, bySms) => {
    expect([placeOf(code, 'username'), placeOf(code, 'sms')]).toEqual([byName, bySms])
  })

  it.each([
    [{ captcha: true }, true],
    [{ captcha: false }, false],
    [{ captcha: 'true' }, false],
    [{}, false],
    [undefined, false],
    [null, false],
  ])('with %j asks for a captcha: %s', (details, asks) => {
    expect(requiresCaptcha(details)).toBe(asks)
  })
})
