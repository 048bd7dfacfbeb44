import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { inDigits } from './format.ts'
import { formatsAtom, zeroAtom } from './language.atoms.ts'
import type { Formats } from './languages.ts'

/** A number with the characters around it: if those include letters, as in "W-20480", it is a name. */
const numbers = /[\p{L}\p{M}\w@./:-]*\d[\p{L}\p{M}\w@./:-]*/gu
const latinLetter = /[A-Za-z_@]/

/** Converts the numbers in a text from the platform to the digits that the player chose. */
function inOwnDigits(text: string, { digits }: Formats, zero: string): string {
  const first = digits?.zero.codePointAt(0)
  if (first === undefined) return text
  const own = new RegExp(`[${String.fromCodePoint(first)}-${String.fromCodePoint(first + 9)}]`, 'g')
  return text
    .replace(own, (digit) => String((digit.codePointAt(0) ?? first) - first))
    .replace(numbers, (number) => (latinLetter.test(number) ? number : inDigits(number, zero)))
}

export function useDigits() {
  const [formats, zero] = [useAtomValue(formatsAtom), useAtomValue(zeroAtom)]
  return useCallback((text: string) => inOwnDigits(text, formats, zero), [formats, zero])
}
