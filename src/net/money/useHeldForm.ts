import { useEffect } from 'react'
import { holdUpdates } from '../../device/page/busy.ts'

/** No new version takes over while something has been typed. */
export function useHeldForm(isDirty: boolean) {
  useEffect(() => (isDirty ? holdUpdates('form') : undefined), [isDirty])
}
