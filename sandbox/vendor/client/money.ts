import { inDigits } from './digits.ts'

const lakhs = /\B(?=(\d\d)*\d{3}$)/g

/** 12345600 → ৳1,23,456.00. Not Intl: its first use costs a cheap phone 60 ms. */
export function money(minor: number): string {
  const [whole = '', fraction = ''] = (Math.abs(minor) / 100).toFixed(2).split('.')
  return inDigits(`${minor < 0 ? '−' : ''}৳${whole.replace(lakhs, ',')}.${fraction}`)
}

/** 195 → 1.95× */
export const times = (hundredths: number) => inDigits(`${(hundredths / 100).toFixed(2)}×`)
