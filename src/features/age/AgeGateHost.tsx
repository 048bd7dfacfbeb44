import { useAtomValue } from 'jotai'
import { lateSheet } from '#ui/overlay/lateSheet.ts'
import { isAgeGateShownAtom } from './age.atoms.ts'

const AgeGate = lateSheet(() => import('./AgeGate.tsx'), 'AgeGate')

/** Renders nothing if the merchant does not ask for the age or this phone has already answered. */
export const AgeGateHost = () => <AgeGate open={useAtomValue(isAgeGateShownAtom)} />
