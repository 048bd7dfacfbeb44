import { describe, expect, it } from 'vitest'
import { registrationFields } from '#api/account/registration.fields.ts'
import { placesOf } from '#net/form/faults.ts'
import { placesOn } from './refusal.rules.ts'

const everything = registrationFields.map((field) => ({ field }))

describe('a refusal', () => {
  it.each([
    ['username_exists', 'username'],
    ['username_invalid', 'username'],
    ['password_invalid', 'password'],
    ['mobile_exists', 'mobileNum'],
    ['mobile_invalid', 'mobileNum'],
    ['code_wrong', 'verificationCode'],
    ['code_expired', 'verificationCode'],
    ['human_required', 'verificationCode'],
    ['email_exists', 'email'],
    ['email_invalid', 'email'],
    ['name_invalid', 'payeeName'],
    ['referrer_invalid', 'recommenderId'],
    ['invitation_invalid', 'affiliateCode'],
    ['captcha_required', 'captcha'],
    ['captcha_wrong', 'captcha'],
    ['too_many', 'form'],
    ['not_permitted', 'form'],
    ['input_invalid', 'form'],
    [null, 'form'],
  ] as const)('%s is shown at the %s', (code, place) => {
    const found = placesOf({ code, details: undefined }, placesOn(everything))
    expect(found).toEqual(place === 'form' ? [] : [place])
  })

  it('of a field that is not shown is shown at the form', () => {
    const asked = [{ field: 'username' }] as const
    expect(placesOf({ code: 'email_exists', details: undefined }, placesOn(asked))).toEqual([])
  })
})
