import { atom, useAtomValue } from 'jotai'
import { flushSync } from 'react-dom'
import { lasting } from '../device/storage/storage.ts'
import { formatsAtom } from './language.atoms.ts'
import type { Formats } from './languages.ts'

/** Not Intl: the first use of each of its formatters costs a cheap phone 60 ms. */
export function inDigitsOf({ digits }: Formats, text: string) {
  const { choice, zero = '0' } = digits ?? {}
  const first = zero.codePointAt(0) ?? 0
  return choice && lasting.read('digits') === choice
    ? text.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)))
    : text
}

const groups = { 2: /\B(?=(\d\d)*\d{3}$)/g, 3: /\B(?=(\d{3})+$)/g }

export const formatCount = (count: number, formats: Formats) =>
  inDigitsOf(formats, String(count).replace(groups[formats.group], formats.separator))

/** 12345600 minor units and "৳" → "৳1,23,456.00". */
export function formatMoney(minor: number, symbol: string, formats: Formats): string {
  const amount = Math.abs(minor)
  const whole = formatCount(Math.trunc(amount / 100), formats)
  const fraction = inDigitsOf(formats, twoDigits(amount % 100))
  return `${minor < 0 ? '−' : ''}${symbol}${whole}${formats.decimal}${fraction}`
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** "14:05", in the phone's time zone. */
export function formatTime(at: number, formats: Formats): string {
  const moment = new Date(at)
  return inDigitsOf(formats, `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`)
}

/** "22 নভে 2026" and "22 Nov 2026", in the phone's time zone. */
export function formatDate(at: number, formats: Formats): string {
  const moment = new Date(at)
  const date = formats.date
    .replace('{day}', String(moment.getDate()))
    .replace('{month}', formats.months[moment.getMonth()] ?? '')
    .replace('{year}', String(moment.getFullYear()))
  return inDigitsOf(formats, date)
}

/** "22 Nov 2026, 18:54", in the phone's time zone. */
const formatMoment = (at: number, formats: Formats) =>
  `${formatDate(at, formats)}, ${formatTime(at, formats)}`

/** True from when the page is left until it is known who has come back to it. */
export const isMoneyHiddenAtom = atom(false)

/** From the first amount on: the page may be left before anything else is loaded. */
isMoneyHiddenAtom.onMount = (setHidden) => {
  const hide = () => flushSync(() => setHidden(true))
  addEventListener('pagehide', hide)
  return () => removeEventListener('pagehide', hide)
}

export const formatAtom = atom((get) => {
  const formats = get(formatsAtom)
  const isMoneyHidden = get(isMoneyHiddenAtom)
  return {
    money: (minor: number, symbol: string) =>
      isMoneyHidden ? `${symbol} ****` : formatMoney(minor, symbol, formats),
    count: (count: number) => formatCount(count, formats),
    time: (at: number) => formatTime(at, formats),
    date: (at: number) => formatDate(at, formats),
    moment: (at: number) => formatMoment(at, formats),
  }
})

export const useFormat = () => useAtomValue(formatAtom)
