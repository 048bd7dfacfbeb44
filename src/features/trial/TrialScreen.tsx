import { useAtomValue } from 'jotai'
import { Poster } from '#ui/art/Poster.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { TrialDesk } from './TrialDesk.tsx'
import { TrialOffer } from './TrialOffer.tsx'
import css from './TrialScreen.module.css'

export function TrialScreen() {
  const isTrial = useAtomValue(roleAtom) === 'trial'
  return (
    <div className={css.page}>
      <Poster className={css.strip} />
      {isTrial ? <TrialDesk /> : <TrialOffer />}
    </div>
  )
}
