import { toLatinDigits } from '../../../api/mobile.ts'

export const codeLength = 6

/** The digits of what was typed or pasted, in Latin figures: "১২৩ 456" is 123456. */
export const digitsIn = (text: string) =>
  toLatinDigits(text).replace(/\D/g, '').slice(0, codeLength)

/** One digit after the other, as one reads a code out. */
export const spelt = (code: string) => code.split('').join(' ')

/** "4:05" of 245 seconds. */
export const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Whether a refusal concerns what was typed, and not the moment or the network. */
export const isAboutCode = (code: string | null) =>
  code === 'code_wrong' || code === 'code_expired' || code === 'input_invalid'
