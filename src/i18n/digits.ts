import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { inDigitsOf } from './format.ts'
import { formatsAtom } from './language.atoms.ts'
import type { Formats } from './languages.ts'

/** With its neighbours: what has letters among them, such as "W-20480", is a name. */
const numbers = /[\p{L}\p{M}\w@./:-]*\d[\p{L}\p{M}\w@./:-]*/gu
const latinLetter = /[A-Za-z_@]/

/** A text of the platform, with its numbers in the digits that the player reads all others in. */
function inOwnDigits(text: string, formats: Formats): string {
  const zero = formats.digits?.zero.codePointAt(0)
  if (zero === undefined) return text
  const own = new RegExp(`[${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}]`, 'g')
  return text
    .replace(own, (digit) => String((digit.codePointAt(0) ?? zero) - zero))
    .replace(numbers, (number) => (latinLetter.test(number) ? number : inDigitsOf(formats, number)))
}

export function useDigits() {
  const formats = useAtomValue(formatsAtom)
  return useCallback((text: string) => inOwnDigits(text, formats), [formats])
}
