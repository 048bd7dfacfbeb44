import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { optional } from '../../../ui/optional.ts'
import { humanCheckAtom } from './human.atoms.ts'

const HumanSheet = optional(() => import('./HumanSheet.tsx').then((module) => module.HumanSheet))

/** The sheet of `proveHuman()`, loaded at its first need and then kept, so that it can close in its own time. */
export function HumanCheckHost() {
  const asked = useAtomValue(humanCheckAtom)
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  if (!last) return null
  return (
    <Suspense>
      <HumanSheet asked={last} isOpen={asked !== null} />
    </Suspense>
  )
}
