import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { optional } from '../../../ui/optional.ts'
import { useSticky } from '../../../ui/useSticky.ts'
import { demoOfferAtom } from './demo.atoms.ts'

const DemoSheet = optional(() => import('./DemoSheet.tsx').then((module) => module.DemoSheet))

/** Loaded when it is first needed. */
export function DemoOffer() {
  const isNeeded = useSticky(useAtomValue(demoOfferAtom) !== null)
  return <Suspense>{isNeeded && <DemoSheet />}</Suspense>
}
