import { useAtomValue } from 'jotai'
import { lasting } from '../device/storage.ts'
import { languageAtom } from './language.atoms.ts'
import type { Language } from './languages.ts'

/** Latin digits unless the player has chosen Bengali ones; lakh and crore grouping for both. */
const numberLocale = (language: Language) =>
  language === 'BN' && lasting.read('digits') === 'bengali' ? 'bn-BD' : 'en-IN'

const made = new Map<string, Intl.NumberFormat>()

/** Making one costs a cheap phone more than a row of games does: each is made once. */
function numbers(language: Language, decimals: 0 | 2): Intl.NumberFormat {
  const locale = numberLocale(language)
  const key = `${locale} ${decimals}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  made.set(key, format)
  return format
}

/** 12345600 minor units and "৳" → "৳1,23,456.00". */
export function formatMoney(minor: number, symbol: string, language: Language): string {
  const amount = numbers(language, 2).format(Math.abs(minor) / 100)
  return `${minor < 0 ? '−' : ''}${symbol}${amount}`
}

export const formatCount = (count: number, language: Language) => numbers(language, 0).format(count)

/** "14:05", on the phone's clock. */
export const formatTime = (at: number, language: Language) =>
  new Intl.DateTimeFormat(numberLocale(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)

export function formatDate(at: number, language: Language): string {
  const numbers = numberLocale(language) === 'bn-BD' ? 'beng' : 'latn'
  const locale = language === 'BN' ? `bn-BD-u-nu-${numbers}` : 'en-GB'
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(at)
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
