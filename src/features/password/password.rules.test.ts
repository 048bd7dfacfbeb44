import { describe, expect, it } from 'vitest'
import { formatOf } from '#api/account/registration.formats.ts'
import { faultsOf, placesOf } from '#net/form/faults.ts'
import { changeForm, passwordPlaces } from './password.rules.ts'

const format = formatOf({}, 'password')
const known = { format, temporary: null }
const form = {
  oldPassword: 'Member#2468',
  newPassword: 'Brandnew1',
  confirmNewPassword: 'Brandnew1',
}

describe('a change of the password', () => {
  it.each([
    ['is fine', {}, {}],
    ['requires the old password', { oldPassword: '' }, { oldPassword: 'missing' }],
    ['accepts an old password in any format', { oldPassword: 'old' }, {}],
    [
      'but not longer than the limit',
      { oldPassword: 'x'.repeat(129) },
      { oldPassword: 'malformed' },
    ],
    [
      'requires a new password',
      { newPassword: '', confirmNewPassword: '' },
      { newPassword: 'missing', confirmNewPassword: 'missing' },
    ],
    [
      'requires the minimum length',
      { newPassword: 'abc123', confirmNewPassword: 'abc123' },
      { newPassword: 'tooShort' },
    ],
    [
      'needs a digit',
      { newPassword: 'onlyletters', confirmNewPassword: 'onlyletters' },
      { newPassword: 'malformed' },
    ],
    [
      'requires a different password',
      { newPassword: 'Member#2468', confirmNewPassword: 'Member#2468' },
      { newPassword: 'same' },
    ],
    ['needs it again', { confirmNewPassword: '' }, { confirmNewPassword: 'missing' }],
    [
      'requires a matching confirmation',
      { confirmNewPassword: 'Brandnew2' },
      { confirmNewPassword: 'mismatch' },
    ],
    [
      'names every fault',
      { oldPassword: '', newPassword: 'x', confirmNewPassword: '' },
      { oldPassword: 'missing', newPassword: 'malformed', confirmNewPassword: 'missing' },
    ],
  ])('%s', (_, typed, faults) => {
    expect(faultsOf(changeForm(known), { ...form, ...typed })).toEqual(faults)
  })

  it('at a first login needs no old password, but a different new one', () => {
    const first = { format, temporary: 'Fresh#2468' }
    expect(faultsOf(changeForm(first), { ...form, oldPassword: '' })).toEqual({})
    const same = { oldPassword: '', newPassword: 'Fresh#2468', confirmNewPassword: 'Fresh#2468' }
    expect(faultsOf(changeForm(first), same)).toEqual({ newPassword: 'same' })
  })

  it('follows the platform’s format', () => {
    const pin = { min: 4, max: 4, pattern: /^\d*$/u }
    expect(
      faultsOf(changeForm({ format: pin, temporary: null }), {
        oldPassword: 'old',
        newPassword: '2468',
        confirmNewPassword: '2468',
      }),
    ).toEqual({})
  })
})

it.each([
  ['old_password_wrong', ['oldPassword']],
  ['password_invalid', ['newPassword']],
  ['password_same', ['newPassword']],
  ['account_locked', []],
  ['input_invalid', []],
  [null, []],
])('shows the refusal %s at the field %s', (code, fields) => {
  expect(placesOf({ code, details: null }, passwordPlaces)).toEqual(fields)
})
