import { expect, it } from 'vitest'
import * as v from 'valibot'
import { captchaIf, captchaPlaces } from '#api/account/verification.ts'
import { faultsOf, placesOf } from './faults.ts'

it.each([
  ['1234', undefined],
  ['123456', undefined],
  [' 12 ', undefined],
  ['', 'missing'],
  ['  ', 'missing'],
  ['1234567', 'malformed'],
  ['12a4', 'malformed'],
])('the code %j is %s', (code, fault) => {
  expect(faultsOf(v.object({ captcha: captchaIf(true) }), { captcha: code })).toEqual(
    fault ? { captcha: fault } : {},
  )
})

it.each([
  ['captcha_required', true],
  ['captcha_wrong', true],
  ['too_many', false],
  ['not_permitted', false],
  [null, false],
])('the refusal %s is about the captcha: %s', (code, isOfPicture) => {
  expect(placesOf({ code, details: null }, captchaPlaces).includes('captcha')).toBe(isOfPicture)
})
