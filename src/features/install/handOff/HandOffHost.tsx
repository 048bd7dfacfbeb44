import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'
import type { CaptchaSlot } from '#ui/form/slots.ts'
import { isTakingOverAtom } from './firstStart.atoms.ts'

const HandOffSheet = optional(() => import('./HandOffSheet.tsx'), 'HandOffSheet')

/** The sheet of `HandOffOffer`: it contains a form, so it must not be nested in the login's. */
export function HandOffHost({ CaptchaField }: { readonly CaptchaField: CaptchaSlot }) {
  const [isOpen, setOpen] = useAtom(isTakingOverAtom)
  const isNeeded = useSticky(isOpen)
  useEffect(() => () => setOpen(false), [setOpen])
  return (
    isNeeded && (
      <HandOffSheet CaptchaField={CaptchaField} open={isOpen} onClose={() => setOpen(false)} />
    )
  )
}
