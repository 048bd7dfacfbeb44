import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { formatAtom, formatIn } from './format.ts'
import { activateLanguageIntent } from './language.atoms.ts'
import { formatsOf } from './formatsOf.ts'

const [BN, EN] = [formatIn(formatsOf('bn')), formatIn(formatsOf('en'))]
const bengali = formatIn(formatsOf('bn'), '০')

describe('money', () => {
  it.each([
    [0, '৳0.00'],
    [5, '৳0.05'],
    [99_999, '৳999.99'],
    [100_000, '৳1,000.00'],
    [12_345_600, '৳1,23,456.00'],
    [123_456_789_012, '৳1,23,45,67,890.12'],
    [-150, '−৳1.50'],
  ])('of %i minor units reads %s', (minor, text) => {
    expect(BN.money(minor, '৳')).toBe(text)
    expect(EN.money(minor, '৳')).toBe(text)
  })

  it.each([
    [0, 0, '৳0'],
    [12_345_678, 0, '৳1,23,45,678'],
    [-5, 0, '−৳5'],
    [5, 3, '৳0.005'],
    [12_345_678, 3, '৳12,345.678'],
  ])('of %i minor units of a currency with %i decimals reads %s', (minor, decimals, text) => {
    expect(EN.money(minor, '৳', decimals)).toBe(text)
  })

  it.each([
    ['BN', '৳১,২৩,৪৫৬.৭৮'],
    ['EN', '৳1,23,456.78'],
  ] as const)(
    'uses Bengali digits when the player has chosen them, in Bengali only: %s',
    async (language, text) => {
      localStorage.setItem('digits', 'bengali')
      const store = createStore()
      await store.set(activateLanguageIntent, language)
      expect(store.get(formatAtom).money(12_345_678, '৳')).toBe(text)
    },
  )
})

it.each([0, 7, 999, 1000, 99_999, 100_000, 1_087, 12_345_678, 9_007_199_254_740_991])(
  'counts %i as the language’s own rules group it',
  (count) => {
    expect(EN.count(count)).toBe(new Intl.NumberFormat('en-IN').format(count))
    expect(bengali.count(count)).toBe(new Intl.NumberFormat('bn-BD').format(count))
  },
)

/** In some places no line breaks. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  ['ar', '\u20661,234,567.89 ৳\u2069', '14 مارس 2026'],
  ['es-419', '৳1,234,567.89', '14 mar 2026'],
  ['fa', '\u2066৳ 1,234,567.89\u2069', '14 مارس 2026'],
  ['fr', '1 234 567,89 ৳', '14 mars 2026'],
  ['hi', '৳12,34,567.89', '14 मार्च 2026'],
  ['ja', '৳1,234,567.89', '2026年3月14日'],
  ['pt-BR', '৳ 1.234.567,89', '14 de mar. de 2026'],
  ['ru', '1 234 567,89 ৳', '14 мар. 2026 г.'],
  ['th', '৳1,234,567.89', '14 มี.ค. 2026'],
])('in %s a sum reads %s and a date %s', (locale, sum, date) => {
  const written = formatIn(formatsOf(locale))
  expect(spaced(written.money(123_456_789, '৳'))).toBe(sum)
  expect(spaced(written.date(new Date(2026, 2, 14).getTime()))).toBe(date)
})

it('isolates an amount, sign first, in right-to-left text', () => {
  const persian = formatIn(formatsOf('fa'))
  expect(spaced(persian.money(-1000, '৳'))).toBe('\u2066−৳ 10.00\u2069')
})

it.each([
  ['ar', '14 مارس 2026، 09:05'],
  ['en', '14 Mar 2026, 09:05'],
])('in %s a moment has the comma of its script: %s', (locale, text) => {
  expect(formatIn(formatsOf(locale)).moment(new Date(2026, 2, 14, 9, 5).getTime())).toBe(text)
})

it.each([
  ['ar', '١٢٣'],
  ['fa', '۱۲۳'],
  ['ur', '۱۲۳'],
  ['bn', '১২৩'],
  ['ne', '१२३'],
  ['my', '၁၂၃'],
  ['km', '១២៣'],
  ['lo', '໑໒໓'],
  ['ta', '௧௨௩'],
  ['te', '౧౨౩'],
  ['th', '๑๒๓'],
  ['ru', undefined],
  ['ja', undefined],
])('in %s the language’s own digits are %s', (locale, own) => {
  const { digits } = formatsOf(locale)
  expect(digits && formatIn(formatsOf(locale), digits.zero).count(123)).toBe(own)
})

const moments = Array.from(
  { length: 12 },
  (_, month) => new Date(2026, month, 3 + month, 2 * month, 5),
)
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

it.each(moments)('writes %s as the language’s own rules do', (moment) => {
  const at = moment.getTime()
  const byRule = (locale: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, parts).format(moment)
  expect(EN.date(at)).toBe(byRule('en-GB', day))
  expect(BN.date(at)).toBe(byRule('bn-BD-u-nu-latn', day))
  expect(EN.time(at)).toBe(byRule('en-IN', clock))
  expect(BN.time(at)).toBe(byRule('en-IN', clock))
  expect(bengali.date(at)).toBe(byRule('bn-BD', day))
  expect(bengali.time(at)).toBe(byRule('bn-BD', clock))
})

it('is the same object until the language changes', async () => {
  const store = createStore()
  await store.set(activateLanguageIntent, 'EN')
  const english = store.get(formatAtom)
  await store.set(activateLanguageIntent, 'EN')
  expect(store.get(formatAtom)).toBe(english)
  await store.set(activateLanguageIntent, 'BN')
  expect(store.get(formatAtom)).not.toBe(english)
})
