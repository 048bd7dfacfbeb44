import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { inDigits } from './format.ts'
import { formatsAtom, zeroAtom } from './language.atoms.ts'
import type { Formats } from './languages.ts'

/** With its neighbours: what has letters among them, such as "W-20480", is a name. */
const numbers = /[\p{L}\p{M}\w@./:-]*\d[\p{L}\p{M}\w@./:-]*/gu
const latinLetter = /[A-Za-z_@]/

/** A text of the platform, with its numbers in the digits that the player reads all others in. */
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
