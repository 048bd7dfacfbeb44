import { atom, useAtomValue } from 'jotai'
import { flushSync } from 'react-dom'
import { formatsAtom, zeroAtom } from './language.atoms.ts'
import type { Formats } from './languages.ts'

/** `zero` is the first of the digits to write in. */
export const inDigits = (text: string, zero: string) =>
  zero === '0'
    ? text
    : text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))

const groups = { 2: /\B(?=(\d\d)*\d{3}$)/g, 3: /\B(?=(\d{3})+$)/g }

/** Between right-to-left words, the sign would be on the wrong side. */
export const isolated = ({ dir }: Formats, text: string) =>
  dir === 'rtl' ? `\u2066${text}\u2069` : text

const twoDigits = (part: number) => String(part).padStart(2, '0')

/**
 * Times and dates are in the phone's time zone. Not Intl: the first use of each of its formatters costs a cheap phone
 * 60 ms.
 */
export function formatIn(formats: Formats, zero = '0') {
  const written = (text: string) => inDigits(text, zero)
  const count = (whole: number) =>
    written(String(whole).replace(groups[formats.group], formats.separator))
  /** 12345600 minor units and "৳" → "৳1,23,456.00". */
  const money = (minor: number, symbol: string, decimals = 2) => {
    const [amount, units] = [Math.abs(minor), 10 ** decimals]
    const part = written(String(amount % units).padStart(decimals, '0'))
    const fraction = decimals === 0 ? '' : formats.decimal + part
    const sign = minor < 0 ? '−' : ''
    const whole = count(Math.trunc(amount / units))
    const number = whole + fraction
    return isolated(
      formats,
      sign + formats.money.replace('¤', () => symbol).replace('#', () => number),
    )
  }
  /** "14:05". */
  const time = (at: number) => {
    const moment = new Date(at)
    return written(`${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`)
  }
  /** "22 নভে 2026" and "22 Nov 2026". */
  const date = (at: number) => {
    const moment = new Date(at)
    const text = formats.date
      .replace('{day}', String(moment.getDate()))
      .replace('{month}', formats.months[moment.getMonth()] ?? '')
      .replace('{year}', String(moment.getFullYear()))
    return written(text)
  }
  const comma = formats.dir === 'rtl' ? '،' : ','
  return { count, money, time, date, moment: (at: number) => `${date(at)}${comma} ${time(at)}` }
}

/** True from when the page is left until it is confirmed who has returned to it. */
export const isMoneyHiddenAtom = atom(false)

/** Listens from the first amount on, because the player may leave the page before anything else has loaded. */
isMoneyHiddenAtom.onMount = (setHidden) => {
  const hide = () => flushSync(() => setHidden(true))
  addEventListener('pagehide', hide)
  return () => removeEventListener('pagehide', hide)
}

export const formatAtom = atom((get) => {
  const format = formatIn(get(formatsAtom), get(zeroAtom))
  if (!get(isMoneyHiddenAtom)) return format
  return { ...format, money: (_minor: number, symbol: string) => `${symbol} ****` }
})

export const useFormat = () => useAtomValue(formatAtom)
