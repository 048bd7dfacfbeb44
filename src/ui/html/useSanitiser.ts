import { useEffect, useState } from 'react'
import { prepareSanitiser, sanitiseNow } from './sanitise.ts'

/** True once DOMPurify has loaded or failed. Rendering the content below before that would shift the layout. */
export function useSanitiser(): boolean {
  const [isSettled, setSettled] = useState(() => sanitiseNow('') !== undefined)
  useEffect(() => {
    const settle = () => setSettled(true)
    prepareSanitiser().then(settle, settle)
  }, [])
  return isSettled
}
