import { useEffect } from 'react'
import { holdUpdates } from '../../device/page/busy.ts'

export function useHeldForm(isDirty: boolean) {
  useEffect(() => (isDirty ? holdUpdates('form') : undefined), [isDirty])
}
