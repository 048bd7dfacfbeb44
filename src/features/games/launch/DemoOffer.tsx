import { useAtomValue } from 'jotai'
import { Suspense, lazy, useState } from 'react'
import { demoOfferAtom } from './demo.atoms.ts'

const DemoSheet = lazy(() =>
  import('./DemoSheet.tsx').then((module) => ({ default: module.DemoSheet })),
)

/** The sheet for guests, loaded at its first need and then kept, so that it can close in its own time. */
export function DemoOffer() {
  const isOffered = useAtomValue(demoOfferAtom) !== null
  const [wasOffered, setWasOffered] = useState(false)
  if (isOffered && !wasOffered) setWasOffered(true)
  if (!wasOffered) return null
  return (
    <Suspense>
      <DemoSheet />
    </Suspense>
  )
}
