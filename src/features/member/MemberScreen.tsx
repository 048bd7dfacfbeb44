import { useAtomValue } from 'jotai'
import { roleAtom } from '../session/session.atoms.ts'
import { BaseCentre } from './BaseCentre.tsx'
import { NewCentre } from './NewCentre.tsx'
import { TrialPrompt } from './TrialPrompt.tsx'
import { centreAtom } from './member.atoms.ts'
import type { MemberSlots } from './member.slots.ts'

export function MemberScreen(slots: MemberSlots) {
  const Centre = useAtomValue(centreAtom) === 'new' ? NewCentre : BaseCentre
  const isTrial = useAtomValue(roleAtom) === 'trial'
  return (
    <>
      <Centre {...slots} />
      {isTrial && <TrialPrompt />}
    </>
  )
}
