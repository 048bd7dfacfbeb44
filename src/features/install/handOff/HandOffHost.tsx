import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'
import { isTakingOverAtom } from './firstStart.atoms.ts'

const HandOffSheet = optional(() => import('./HandOffSheet.tsx'), 'HandOffSheet')

/** The sheet of `HandOffOffer`: it contains a form, so it must not be nested in the login's. */
export function HandOffHost() {
  const [isOpen, setOpen] = useAtom(isTakingOverAtom)
  const isNeeded = useSticky(isOpen)
  useEffect(() => () => setOpen(false), [setOpen])
  return isNeeded && <HandOffSheet open={isOpen} onClose={() => setOpen(false)} />
}
