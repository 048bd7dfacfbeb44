import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { optional } from '#ui/optional.ts'
import { humanCheckAtom } from './human.atoms.ts'

const HumanSheet = optional(() => import('./HumanSheet.tsx'), 'HumanSheet')

/** Loaded at first need and then kept mounted, so that its closing animation runs. */
export function HumanCheckHost() {
  const asked = useAtomValue(humanCheckAtom)
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  if (!last) return null
  return <HumanSheet asked={last} isOpen={asked !== null} />
}
