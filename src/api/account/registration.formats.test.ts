import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { FieldFormats, type FormattedField, formatOf, misfitOf } from './registration.formats.ts'
import { type Dropped, onDropped } from '#api/wire.ts'

afterEach(() => onDropped(() => undefined))

const safe = v.parse(FieldFormats, {})
const check = (field: FormattedField, text: string, formats = safe) =>
  misfitOf(formatOf(formats, field), text)

describe('without formats of the platform', () => {
  it.each([
    ['username', 'rahim_7', undefined],
    ['username', 'abc', 'tooShort'],
    ['username', 'a'.repeat(17), 'tooLong'],
    ['username', '7rahim', 'malformed'],
    ['username', 'ra him', 'malformed'],
    ['username', 'রহিম', 'malformed'],
    ['password', 'Rahim#2468', undefined],
    ['password', 'মেলা২৪৬৮abc1', undefined],
    ['password', 'a1', 'tooShort'],
    ['password', 'onlyletters', 'malformed'],
    ['password', '1234567890', 'malformed'],
    ['password', 'with space 1', 'malformed'],
    ['email', 'rahim+fair@mail.example.com', undefined],
    ['email', 'rahim@example', 'malformed'],
    ['email', 'rahim@@example.com', 'malformed'],
    ['payeeName', 'মোঃ আব্দুর রহিম', undefined],
    ['payeeName', 'Md. Abdur Rahim', undefined],
    ['payeeName', 'র\u200d্যাচেল গোমেজ', undefined],
    ['payeeName', '\u200d\u200d', 'malformed'],
    ['payeeName', 'Rahim 2', 'malformed'],
    ['paymentPassword', '135790', undefined],
    ['paymentPassword', '13579', 'tooShort'],
    ['paymentPassword', '13579a', 'malformed'],
    ['affiliateCode', 'FAIR-2026', undefined],
    ['affiliateCode', 'fair 26', 'malformed'],
  ] as const)('%s %j: %s', (field, text, misfit) => {
    expect(check(field, text)).toBe(misfit)
  })
})

describe('a format of the platform', () => {
  it('applies where it is valid, also in part', () => {
    const formats = v.parse(FieldFormats, {
      username: { minLength: 6, pattern: '^[a-z]+$' },
      nickname: { maxLength: 5 },
    })
    expect(check('username', 'rahim', formats)).toBe('tooShort')
    expect(check('username', 'rahim_7', formats)).toBe('malformed')
    expect(check('nickname', 'rahima', formats)).toBe('tooLong')
    expect(check('password', 'Rahim#2468', formats)).toBeUndefined()
  })

  it.each([
    ['an invalid pattern', { pattern: '(' }],
    ['a pattern that could run for minutes', { pattern: '^(a+)+$' }],
    ['a pattern that is too long', { pattern: 'a'.repeat(201) }],
    ['an invalid length', { minLength: -1 }],
    ['a length in words', { maxLength: '16' }],
    ['a minimum above the maximum', { minLength: 9, maxLength: 8 }],
    ['a word', 'anything'],
    ['nothing', null],
  ])('with %s is reported and replaced by the default', (_, wire) => {
    const dropped: Dropped[] = []
    onDropped((drop) => dropped.push(drop))
    const formats = v.parse(FieldFormats, { username: wire, nickname: { maxLength: 5 } })
    expect(dropped).toHaveLength(1)
    expect(check('username', 'abc', formats)).toBe('tooShort')
    expect(check('nickname', 'rahima', formats)).toBe('tooLong')
  })
})
