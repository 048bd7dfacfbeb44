import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { afterFirstUse, isQuiet } from '#device/idle.ts'
import { lateSheet } from '#ui/overlay/lateSheet.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { demoOfferAtom } from './demo.atoms.ts'
import { loadDemoSheet } from './loadDemoSheet.ts'

const DemoSheet = lateSheet(loadDemoSheet, 'DemoSheet')

/** Loaded at a guest's first touch; in lite mode when it is needed. */
export function DemoOffer() {
  const offer = useAtomValue(demoOfferAtom)
  const isGuest = useAtomValue(roleAtom) === 'guest'
  useEffect(() => {
    if (!isGuest || isQuiet()) return
    return afterFirstUse(() => void loadDemoSheet().catch(() => undefined))
  }, [isGuest])
  return <DemoSheet open={offer !== null} />
}
