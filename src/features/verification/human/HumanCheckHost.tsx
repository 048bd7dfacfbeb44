import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { optional } from '#ui/optional.ts'
import { humanCheckAtom } from './human.atoms.ts'

const HumanSheet = optional(() => import('./HumanSheet.tsx'), 'HumanSheet')

/** Loaded at first need and then kept mounted, so that its closing animation runs. */
export function HumanCheckHost() {
  const prompt = useAtomValue(humanCheckAtom)
  const [last, setLast] = useState(prompt)
  if (prompt && prompt !== last) setLast(prompt)
  if (!last) return null
  return <HumanSheet prompt={last} isOpen={prompt !== null} />
}
