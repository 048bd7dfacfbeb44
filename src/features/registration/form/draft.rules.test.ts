import { describe, expect, it } from 'vitest'
import { draftOf, emptyDraft, storedOnLeavingFor, switched, withoutSecrets } from './draft.rules.ts'

const typed = {
  username: 'rahim',
  password: 'Secret#1',
  confirmPassword: 'Secret#1',
  paymentPassword: '135790',
  verificationCode: '123456',
  captcha: '3466',
  idNumber: 'AB12345',
}
const draft = {
  method: 'username',
  typed,
  countryDialingCode: '880',
  isAgreed: true,
  rules: { email: { enabled: true, required: false, verification: true } },
  unansweredKey: 'a-key',
} as const

describe('a draft', () => {
  it('is restored without its secrets', () => {
    const stored = JSON.stringify(withoutSecrets(draft))
    for (const secret of ['Secret', '135790', '123456', '3466', 'AB12345'])
      expect(stored).not.toContain(secret)
    expect(draftOf(JSON.parse(stored))).toEqual({ ...draft, typed: { username: 'rahim' } })
  })

  it('of an untouched form is empty', () => {
    expect(draftOf(withoutSecrets(emptyDraft))).toEqual(emptyDraft)
  })

  it.each([
    ['nothing', null],
    ['a word', 'draft'],
    ['another shape', { method: 'carrier pigeon', typed: {} }],
    ['an unknown field', { ...withoutSecrets(draft), typed: { shoeSize: '42' } }],
  ])('of %s is ignored', (_, stored) => {
    expect(draftOf(stored)).toEqual(emptyDraft)
  })

  it('with stored secrets drops them', () => {
    const stored = { ...withoutSecrets(draft), typed: { password: 'x', username: 'rahim' } }
    expect(draftOf(stored).typed).toEqual({ username: 'rahim' })
  })
})

it.each([
  ['/m/help', 'band', '#terms', 'all'],
  ['/m/help', 'band', '', 'draft'],
  ['/m/help', 'band', '#deposits', 'draft'],
  ['/m/login', 'login', '', 'draft'],
  ['/m/login', 'login', '#terms', 'draft'],
  ['/m/service', undefined, '', 'draft'],
  ['/', 'home', '', 'nothing'],
  ['/m/home', 'home', '#terms', 'nothing'],
  [undefined, undefined, '', 'draft'],
])('on leaving for %s, laid out as %s, at "%s" keeps %s', (route, layout, hash, kept) => {
  expect(storedOnLeavingFor({ route, layout, hash })).toBe(kept)
})

it('keeps only the phone number when the method changes', () => {
  const numbers = { mobileNum: '01711000009', affiliateCode: 'agent' }
  expect(switched({ ...draft, typed: { ...typed, ...numbers } }, 'mobileNum')).toEqual({
    ...draft,
    method: 'mobileNum',
    typed: numbers,
  })
})
