import { useAtomValue } from 'jotai'
import { siteAtom } from '../merchant/merchant.atoms.ts'

/** Null where it is known that there is no login by SMS. */
export function useHasSms() {
  const site = useAtomValue(siteAtom).value
  return site ? site.switches['MOBILEVERCODELOGIN3'] || null : undefined
}
