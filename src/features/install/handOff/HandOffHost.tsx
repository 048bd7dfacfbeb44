import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { sheetHost } from '#ui/overlay/lateSheet.ts'
import { isTakingOverAtom } from './firstStart.atoms.ts'

const LateSheet = sheetHost(() => import('./HandOffSheet.tsx'), 'HandOffSheet', isTakingOverAtom)

/** The sheet of `HandOffOffer`: it contains a form, so it must not be nested in the login's. */
export function HandOffHost() {
  const setOpen = useSetAtom(isTakingOverAtom)
  useEffect(() => () => setOpen(false), [setOpen])
  return <LateSheet />
}
