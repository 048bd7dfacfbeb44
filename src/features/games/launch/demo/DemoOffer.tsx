import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { afterFirstUse, isQuiet } from '#device/idle.ts'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { demoOfferAtom } from './demo.atoms.ts'
import { loadDemoSheet } from './loadDemoSheet.ts'

const DemoSheet = optional(loadDemoSheet, 'DemoSheet')

/** Loaded at a guest's first touch; in lite mode when it is needed. */
export function DemoOffer() {
  const isNeeded = useSticky(useAtomValue(demoOfferAtom) !== null)
  const isGuest = useAtomValue(roleAtom) === 'guest'
  useEffect(() => {
    if (!isGuest || isQuiet()) return
    return afterFirstUse(() => void loadDemoSheet().catch(() => undefined))
  }, [isGuest])
  return isNeeded && <DemoSheet />
}
