import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { optional } from '../../../ui/optional.ts'
import { useSticky } from '../../../ui/useSticky.ts'
import { demoOfferAtom } from './demo.atoms.ts'

const DemoSheet = optional(() => import('./DemoSheet.tsx').then((module) => module.DemoSheet))

/** The sheet for guests, from its first need on. */
export function DemoOffer() {
  const isNeeded = useSticky(useAtomValue(demoOfferAtom) !== null)
  return <Suspense>{isNeeded && <DemoSheet />}</Suspense>
}
