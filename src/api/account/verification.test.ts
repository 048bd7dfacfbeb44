import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { deadlineOf, isAboutCaptcha, sendCode, sendLoginCode } from './verification.ts'

const now = Date.UTC(2026, 10, 21, 12)
const inAMinute = now + 60_000
const day = 86_400_000

describe('the expirationTime of a login code', () => {
  it.each([
    ['epoch milliseconds', inAMinute],
    ['epoch milliseconds as text', String(inAMinute)],
    ['epoch seconds', inAMinute / 1000],
    ['a count of seconds', 60],
  ])('from %s', (_, expirationTime) => {
    const expiry = v.parse(sendLoginCode.output, { expirationTime })
    expect(deadlineOf(expiry, now, now)).toBe(inAMinute)
  })

  it.each([day, -day])('on a phone whose clock is %i ms off', (skew) => {
    const expiry = v.parse(sendLoginCode.output, { expirationTime: inAMinute })
    expect(deadlineOf(expiry, now + skew, now)).toBe(inAMinute + skew)
  })
})

describe('the expiredMinutes of another code', () => {
  it.each([
    [1, 60_000],
    ['2', 120_000],
    [0, 0],
    [-3, 0],
    [9999, 3_600_000],
  ])('%j become %i ms', (expiredMinutes, wait) => {
    const expiry = v.parse(sendCode.output, { expiredMinutes })
    expect(deadlineOf(expiry, now, now) - now).toBe(wait)
  })
})

it.each([null, 'soon', Number.NaN, {}])('%j is no time', (time) => {
  expect(v.is(sendLoginCode.output, { expirationTime: time })).toBe(false)
  expect(v.is(sendCode.output, { expiredMinutes: time })).toBe(false)
})

describe('a phone number as it is sent', () => {
  const wish = { mobileNum: '1711000001', countryDialingCode: '880' }
  it.each([
    [{}, true],
    [{ mobileNum: 'abcdefg' }, false],
    [{ mobileNum: '123' }, false],
    [{ countryDialingCode: '' }, false],
    [{ countryDialingCode: '+880' }, false],
  ])('%j is taken: %s', (change, isTaken) => {
    expect(v.is(sendLoginCode.input, { ...wish, ...change })).toBe(isTaken)
  })
})

it.each([
  ['captcha_required', true],
  ['captcha_wrong', true],
  ['too_many', false],
  [null, false],
])('a refusal for %s asks for a captcha: %s', (code, asks) => {
  expect(isAboutCaptcha({ code })).toBe(asks)
})

it.each(['constructor', '__proto__', 'hasOwnProperty'])(
  'the code %s is not about a captcha',
  (code) => expect(isAboutCaptcha({ code })).toBe(false),
)
