import { atom, useAtomValue } from 'jotai'
import { lasting } from '../device/storage/storage.ts'
import { languageAtom } from './language.atoms.ts'
import type { Language } from './languages.ts'

const hasBengaliDigits = (language: Language) =>
  language === 'BN' && lasting.read('digits') === 'bengali'

/** Lakh and crore for both languages. By hand, as all here: the first of each kind of Intl costs a cheap phone 60 ms. */
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
  const fraction = inDigitsOf(language, twoDigits(amount % 100))
  return `${minor < 0 ? '−' : ''}${symbol}${whole}.${fraction}`
}

export const formatCount = (count: number, language: Language) => grouped(count, language)

const months: Readonly<Record<Language, readonly string[]>> = {
  BN: 'জানু ফেব মার্চ এপ্রি মে জুন জুল আগ সেপ অক্টো নভে ডিসে'.split(' '),
  EN: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** "14:05", on the phone's clock. */
export function formatTime(at: number, language: Language): string {
  const moment = new Date(at)
  return inDigitsOf(language, `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`)
}

/** "22 নভে, 2026" and "22 Nov 2026", by the phone's calendar. */
export function formatDate(at: number, language: Language): string {
  const moment = new Date(at)
  const comma = language === 'BN' ? ',' : ''
  const month = months[language][moment.getMonth()]
  return inDigitsOf(language, `${moment.getDate()} ${month}${comma} ${moment.getFullYear()}`)
}

/** The page has been left, and it is not known yet who comes back to it. */
export const isMoneyHiddenAtom = atom(false)

/** The formats of the language on screen. */
export const formatAtom = atom((get) => {
  const language = get(languageAtom)
  const isMoneyHidden = get(isMoneyHiddenAtom)
  return {
    money: (minor: number, symbol: string) =>
      isMoneyHidden ? `${symbol} ****` : formatMoney(minor, symbol, language),
    count: (count: number) => formatCount(count, language),
    time: (at: number) => formatTime(at, language),
    date: (at: number) => formatDate(at, language),
  }
})

export const useFormat = () => useAtomValue(formatAtom)
