import { useAtomValue } from 'jotai'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'
import { isAgeGateShownAtom } from './age.atoms.ts'

const AgeGate = optional(() => import('./AgeGate.tsx'), 'AgeGate')

/** Renders nothing if the merchant does not ask for the age or this phone has already answered. */
export function AgeGateHost() {
  const isAsked = useAtomValue(isAgeGateShownAtom)
  const isNeeded = useSticky(isAsked)
  return isNeeded && <AgeGate open={isAsked} />
}
