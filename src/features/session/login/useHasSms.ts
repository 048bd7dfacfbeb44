import { useAtomValue } from 'jotai'
import { isClosedAtom, isOnAtom } from '../../merchant/merchant.atoms.ts'

/** Null once it is known that there is no login by SMS. */
export function useHasSms() {
  const isClosed = useAtomValue(isClosedAtom)('MOBILEVERCODELOGIN3')
  const isOn = useAtomValue(isOnAtom)('MOBILEVERCODELOGIN3')
  return isClosed ? null : isOn || undefined
}
