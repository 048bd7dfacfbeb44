import { useAtomValue } from 'jotai'
import { lasting } from '../device/storage.ts'
import { languageAtom } from './language.atoms.ts'
import type { Language } from './languages.ts'

const hasBengaliDigits = (language: Language) =>
  language === 'BN' && lasting.read('digits') === 'bengali'

/** Latin digits unless the player has chosen Bengali ones. */
const numberLocale = (language: Language) => (hasBengaliDigits(language) ? 'bn-BD' : 'en-IN')

/** Lakh and crore for both languages. By hand: the first Intl.NumberFormat costs a cheap phone 60 ms. */
function grouped(whole: number, language: Language): string {
  const digits = String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
  return inDigitsOf(language, digits)
}

const inDigitsOf = (language: Language, digits: string) =>
  hasBengaliDigits(language)
    ? digits.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))
    : digits

/** 12345600 minor units and "৳" → "৳1,23,456.00". */
export function formatMoney(minor: number, symbol: string, language: Language): string {
  const amount = Math.abs(minor)
  const whole = grouped(Math.trunc(amount / 100), language)
  const fraction = inDigitsOf(language, String(amount % 100).padStart(2, '0'))
  return `${minor < 0 ? '−' : ''}${symbol}${whole}.${fraction}`
}

export const formatCount = (count: number, language: Language) => grouped(count, language)

const kinds = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
} as const
const made = new Map<string, Intl.DateTimeFormat>()

/** Each is made once: hundreds of them, one to a row, cost half a second to make and again to throw away. */
function formatOf(kind: keyof typeof kinds, locale: string): Intl.DateTimeFormat {
  const key = kind + locale
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, kinds[kind])
  made.set(key, format)
  return format
}

/** "14:05", on the phone's clock. */
const formatTime = (at: number, language: Language) =>
  formatOf('time', numberLocale(language)).format(at)

function formatDate(at: number, language: Language): string {
  const numbers = numberLocale(language) === 'bn-BD' ? 'beng' : 'latn'
  return formatOf('date', language === 'BN' ? `bn-BD-u-nu-${numbers}` : 'en-GB').format(at)
}

/** The formats in the language on screen. */
export function useFormat() {
  const language = useAtomValue(languageAtom)
  return {
    money: (minor: number, symbol: string) => formatMoney(minor, symbol, language),
    count: (count: number) => formatCount(count, language),
    time: (at: number) => formatTime(at, language),
    date: (at: number) => formatDate(at, language),
  }
}
