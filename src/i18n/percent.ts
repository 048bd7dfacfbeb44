import { useAtomValue } from 'jotai'
import { formatIn, inDigits, isolated } from './format.ts'
import { formatsAtom, zeroAtom } from './language.atoms.ts'
import type { Formats } from './languages.ts'

/** 1.5 → "1.5%", "1,5 %" or "%1,5". */
export function percentIn(formats: Formats, zero = '0') {
  const { count } = formatIn(formats, zero)
  return (share: number) => {
    const [whole, fraction] = String(share).split('.')
    const rest = fraction === undefined ? '' : formats.decimal + inDigits(fraction, zero)
    const number = count(Number(whole)) + rest
    return isolated(
      formats,
      (formats.percent ?? '#%').replace('#', () => number),
    )
  }
}

export const usePercent = () => percentIn(useAtomValue(formatsAtom), useAtomValue(zeroAtom))
