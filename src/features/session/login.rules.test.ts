import { describe, expect, it } from 'vitest'
import { asksForCaptcha, faultsOf, placeOf } from './login.rules.ts'

const form = { username: 'member', password: 'secret', captcha: '1234' }

describe('a filled form', () => {
  it.each([
    ['is fine', {}, {}],
    ['needs a username', { username: '' }, { username: 'missing' }],
    ['needs more than spaces', { username: '  ' }, { username: 'missing' }],
    ['bounds the username', { username: 'x'.repeat(65) }, { username: 'malformed' }],
    ['needs a password', { password: '' }, { password: 'missing' }],
    ['takes spaces for a password', { password: '  ' }, {}],
    ['bounds the password', { password: 'x'.repeat(129) }, { password: 'malformed' }],
    ['needs the code', { captcha: '' }, { captcha: 'missing' }],
    ['takes six digits', { captcha: '123456' }, {}],
    ['takes not seven', { captcha: '1234567' }, { captcha: 'malformed' }],
    ['takes no letters', { captcha: '12a4' }, { captcha: 'malformed' }],
    ['takes no Bengali digits', { captcha: '১২৩৪' }, { captcha: 'malformed' }],
    [
      'names every fault',
      { username: '', password: '', captcha: 'x' },
      { username: 'missing', password: 'missing', captcha: 'malformed' },
    ],
  ])('%s', (_, typed, faults) => {
    expect(faultsOf({ ...form, ...typed }, true)).toEqual(faults)
  })

  it('is not asked for a code before the platform asks', () => {
    expect(faultsOf({ ...form, captcha: '' }, false)).toEqual({})
  })
})

describe('a refusal', () => {
  it.each([
    ['login_failed', 'password'],
    ['captcha_required', 'captcha'],
    ['captcha_wrong', 'captcha'],
    ['account_locked', 'form'],
    ['account_disabled', 'form'],
    [null, 'form'],
  ])('%s is said at the %s', (code, place) => {
    expect(placeOf(code)).toBe(place)
  })

  it.each([
    [{ captcha: true }, true],
    [{ captcha: false }, false],
    [{ captcha: 'true' }, false],
    [{}, false],
    [undefined, false],
    [null, false],
  ])('with %j asks for a captcha: %s', (details, asks) => {
    expect(asksForCaptcha(details)).toBe(asks)
  })
})
