import { type Formats, isRightToLeft, locales } from './languages.ts'

/** English uses the formats of South Asia, which counts in lakh and crore. */
const regions: Readonly<Record<string, string>> = { en: 'en-IN' }

/** Bangladesh writes ৳ before the number; the locale data has it after the number. */
const signFirst = new Set(['bn'])

const webFonts: Readonly<Record<string, Formats['font']>> = {
  bn: { family: 'Mela Bengali', sample: 'ম' },
}

/** Scripts with digits of their own: their name in Intl, and the name of CSS for a list that is numbered with them. */
const ownDigits: Readonly<Record<string, readonly [numberingSystem: string, choice: string]>> = {
  Arab: ['arabext', 'persian'],
  Beng: ['beng', 'bengali'],
  Deva: ['deva', 'devanagari'],
  Khmr: ['khmr', 'khmer'],
  Laoo: ['laoo', 'lao'],
  Mymr: ['mymr', 'myanmar'],
  Taml: ['tamldec', 'tamil'],
  Telu: ['telu', 'telugu'],
  Thai: ['thai', 'thai'],
}
/** Persian and Urdu write 4, 5, 6 and 7 in another way than Arabic. */
const arabicDigits = ['arab', 'arabic-indic'] as const

interface Part {
  readonly type: string
  readonly value: string
}

const valueOf = (parts: readonly Part[], type: string, otherwise: string) =>
  parts.find((part) => part.type === type)?.value ?? otherwise

/** From the locale data of Intl; at build, since a phone's browser lacks part of the data and is slow to load it. */
export function formatsOf(locale: string): Formats {
  const region = regions[locale] ?? locale
  const parts = new Intl.NumberFormat(region, { numberingSystem: 'latn' }).formatToParts(12345678.9)
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  return {
    decimal: valueOf(parts, 'decimal', '.'),
    separator: valueOf(parts, 'group', ''),
    group: groups.at(-2) === 2 ? 2 : 3,
    money: moneyOf(region, signFirst.has(locale)),
    ...percentOf(region),
    ...datesOf(region),
    ...(isRightToLeft(locale) && { dir: 'rtl' as const }),
    ...digitsOf(locale),
    ...(webFonts[locale] && { font: webFonts[locale] }),
  }
}

const isOfNumber = ({ type }: Part) => ['integer', 'decimal', 'fraction'].includes(type)
const directionMarks = /[\u200e\u200f\u061c]/g
const numberIn = (parts: readonly Part[]) =>
  parts
    .filter(isOfNumber)
    .map(({ value }) => value)
    .join('')
const textOf = (parts: readonly Part[]) =>
  parts
    .map(({ value }) => value)
    .join('')
    .replaceAll(directionMarks, '')

function moneyOf(region: string, isSignFirst: boolean) {
  if (isSignFirst) return '¤#'
  const style = { style: 'currency', currency: 'BDT', currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(`${region}-u-nu-latn`, style).formatToParts(1)
  const sign = valueOf(parts, 'currency', '')
  return textOf(parts).replace(sign, '¤').replace(numberIn(parts), '#')
}

function percentOf(region: string): Pick<Formats, 'percent'> {
  const parts = new Intl.NumberFormat(`${region}-u-nu-latn`, { style: 'percent' }).formatToParts(1)
  const percent = textOf(parts).replace(numberIn(parts), '#')
  return percent === '#%' ? {} : { percent }
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const gregorian = { calendar: 'gregory', numberingSystem: 'latn' } as const

function datesOf(region: string): Pick<Formats, 'months' | 'date'> {
  const format = new Intl.DateTimeFormat(region, { ...day, ...gregorian })
  const partsIn = (month: number) => format.formatToParts(new Date(2026, month, 22))
  const date = partsIn(0)
    .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
    .join('')
  const months = Array.from({ length: 12 }, (_, month) => valueOf(partsIn(month), 'month', ''))
  return { months, date }
}

function digitsOf(locale: string): Pick<Formats, 'digits'> {
  const { script = '' } = new Intl.Locale(locale).maximize()
  const own = locale === 'ar' ? arabicDigits : ownDigits[script]
  if (!own) return {}
  const [numberingSystem, choice] = own
  return { digits: { choice, zero: new Intl.NumberFormat(locale, { numberingSystem }).format(0) } }
}

/** What the languages call themselves, by code: "বাংলা", "中文（简体）". */
export const ownNames = () =>
  Object.fromEntries(Object.entries(locales).map(([code, locale]) => [code, ownNameOf(locale)]))

function ownNameOf(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' })
  const name = names.of(locale) ?? locale
  const [first = ''] = name
  return first.toLocaleUpperCase(locale) + name.slice(first.length)
}
