import { useEffect, useState } from 'react'
import { prepareSanitiser, sanitiseNow } from './sanitise.ts'

/** Whether it is known if texts of the platform can be shown: what stands below them would be pushed about before. */
export function useSanitiser(): boolean {
  const [isSettled, setSettled] = useState(() => sanitiseNow('') !== undefined)
  useEffect(() => {
    const settle = () => setSettled(true)
    prepareSanitiser().then(settle, settle)
  }, [])
  return isSettled
}
