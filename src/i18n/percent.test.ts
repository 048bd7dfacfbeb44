import { expect, it } from 'vitest'
import { formatsOf } from './formatsOf.ts'
import { locales } from './languages.ts'
import { percentIn } from './percent.ts'

/** In some places no line breaks. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  ['en', 30, '30%'],
  ['en', 0.35, '0.35%'],
  ['en', 123_456, '1,23,456%'],
  ['bn', 30, '30%'],
  ['fr', 1.5, '1,5 %'],
  ['ru', 30, '30 %'],
  ['tr', 1.5, '%1,5'],
  ['ar', 30, '\u206630%\u2069'],
])('in %s %f percent reads %s', (locale, share, text) => {
  expect(spaced(percentIn(formatsOf(locale))(share))).toBe(text)
})

it('is written in the digits that the player chose', () => {
  expect(percentIn(formatsOf('bn'), '০')(1.25)).toBe('১.২৫%')
})

it.each(Object.values(locales))('in %s is as the language’s own rules write it', (locale) => {
  const region = locale === 'en' ? 'en-IN' : locale
  const byRule = new Intl.NumberFormat(`${region}-u-nu-latn`, { style: 'percent' }).format(0.3)
  const marks = /[\u200e\u200f\u061c\u2066\u2069]/g
  expect(percentIn(formatsOf(locale))(30).replaceAll(marks, '')).toBe(byRule.replaceAll(marks, ''))
})
