import { expect, it } from 'vitest'
import { locales } from '#i18n/languages.ts'
import { languageIn } from './tags.rules.ts'

const texts = Object.fromEntries(
  Object.entries(locales).map(([code, locale]) => [code, `${locale}-0a1b2c3`]),
)

it.each([
  ['BN', 'BN'],
  ['bn', 'BN'],
  ['cn', 'CN'],
  ['tw', 'TW'],
  ['zh', 'CN'],
  ['zh-Hans', 'CN'],
  ['zh-CN', 'CN'],
  ['zh-hant', 'TW'],
  ['zh-TW', 'TW'],
  ['zh-HK', 'TW'],
  ['pt', 'PT'],
  ['pt-PT', 'PT'],
  ['es-MX', 'ES'],
  ['uz-Latn', 'UZ'],
  ['uz-Cyrl', undefined],
  ['fa-IR', 'FA'],
  ['en-GB', 'EN'],
  ['de', undefined],
  ['XX', undefined],
  ['a-', undefined],
  ['bn; drop', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s means %s', (tag, code) => {
  expect(languageIn(texts, tag)).toBe(code)
})

it.each(Object.entries(locales))('%s is named by its code and by %s', (code, locale) => {
  expect(languageIn(texts, code)).toBe(code)
  expect(languageIn(texts, locale)).toBe(code)
})

it('accepts only languages that the merchant offers', () => {
  expect(languageIn({ BN: 'bn-0a1b2c3' }, 'en')).toBeUndefined()
})
