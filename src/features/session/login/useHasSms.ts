import { useAtomValue } from 'jotai'
import { isClosedAtom, isOnAtom } from '../../merchant/merchant.atoms.ts'

/** Null where there is known to be no login by SMS. */
export function useHasSms() {
  const isClosed = useAtomValue(isClosedAtom)('MOBILEVERCODELOGIN3')
  const isOn = useAtomValue(isOnAtom)('MOBILEVERCODELOGIN3')
  return isClosed ? null : isOn || undefined
}
