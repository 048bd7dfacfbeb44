import { describe, expect, it } from 'vitest'
import { formatOf } from '../../api/account/registration.formats.ts'
import { faultsOf, faultsOfNew, placeOf } from './password.rules.ts'

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
    ['needs the old one', { oldPassword: '' }, { oldPassword: 'missing' }],
    ['takes an old one of any form', { oldPassword: 'old' }, {}],
    ['but not without end', { oldPassword: 'x'.repeat(129) }, { oldPassword: 'malformed' }],
    [
      'needs a new one',
      { newPassword: '', confirmNewPassword: '' },
      { newPassword: 'missing', confirmNewPassword: 'missing' },
    ],
    [
      'needs it long enough',
      { newPassword: 'abc123', confirmNewPassword: 'abc123' },
      { newPassword: 'malformed' },
    ],
    [
      'needs a digit',
      { newPassword: 'onlyletters', confirmNewPassword: 'onlyletters' },
      { newPassword: 'malformed' },
    ],
    [
      'needs another than the old one',
      { newPassword: 'Member#2468', confirmNewPassword: 'Member#2468' },
      { newPassword: 'same' },
    ],
    ['needs it again', { confirmNewPassword: '' }, { confirmNewPassword: 'missing' }],
    [
      'needs the same again',
      { confirmNewPassword: 'Brandnew2' },
      { confirmNewPassword: 'mismatch' },
    ],
    [
      'names every fault',
      { oldPassword: '', newPassword: 'x', confirmNewPassword: '' },
      { oldPassword: 'missing', newPassword: 'malformed', confirmNewPassword: 'missing' },
    ],
  ])('%s', (_, typed, faults) => {
    expect(faultsOf({ ...form, ...typed }, known)).toEqual(faults)
  })

  it('at a first login asks for no old one, and still wants another', () => {
    const first = { format, temporary: 'Fresh#2468' }
    expect(faultsOf({ ...form, oldPassword: '' }, first)).toEqual({})
    const same = { oldPassword: '', newPassword: 'Fresh#2468', confirmNewPassword: 'Fresh#2468' }
    expect(faultsOf(same, first)).toEqual({ newPassword: 'same' })
  })

  it('follows the platform’s own format', () => {
    const pin = { min: 4, max: 4, pattern: /^\d*$/u }
    expect(faultsOfNew({ newPassword: '2468', confirmNewPassword: '2468' }, pin)).toEqual({})
  })
})

it.each([
  ['old_password_wrong', 'oldPassword'],
  ['password_invalid', 'newPassword'],
  ['password_same', 'newPassword'],
  ['account_locked', 'form'],
  ['input_invalid', 'form'],
  [null, 'form'],
])('a refusal with %s is said at the %s', (code, place) => {
  expect(placeOf(code)).toBe(place)
})
