import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isPhonePage } from '#api/site/phonePages.ts'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'

/** The path this document was loaded from, which the router may have left since. */
function loadedAt() {
  const [visit] = performance.getEntriesByType('navigation')
  return visit ? new URL(visit.name, location.href).pathname : location.pathname
}

/**
 * The content security policy comes with the document: reloads a page reached by navigation where Firebase needs
 * its own policy.
 */
export function usePhonePolicy() {
  const { firebase } = useAtomValue(merchantAtom)
  useEffect(() => {
    if (firebase && !isPhonePage(loadedAt())) location.reload()
  }, [firebase])
}
