import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isPhonePage } from '../../api/site/phonePages.ts'
import { merchantAtom } from '../merchant/merchant.atoms.ts'

/** Where this document was loaded, whatever the router has shown since. */
function loadedAt() {
  const [visit] = performance.getEntriesByType('navigation')
  return visit ? new URL(visit.name, location.href).pathname : location.pathname
}

/** A policy comes with a document: where Firebase needs one, a page that was reached without a load is loaded. */
export function usePhonePolicy() {
  const { firebase } = useAtomValue(merchantAtom)
  useEffect(() => {
    if (firebase && !isPhonePage(loadedAt())) location.reload()
  }, [firebase])
}
