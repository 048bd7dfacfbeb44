import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Poster } from '#ui/art/Poster.tsx'
import type { CaptchaSlot } from '#ui/form/slots.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { TrialDesk } from './TrialDesk.tsx'
import { TrialOffer } from './TrialOffer.tsx'
import css from './TrialScreen.module.css'

interface Slots {
  readonly CaptchaField: CaptchaSlot
  readonly balance: ReactNode
  readonly leave: ReactNode
}

export function TrialScreen({ CaptchaField, balance, leave }: Slots) {
  const isTrial = useAtomValue(roleAtom) === 'trial'
  return (
    <div className={css.page}>
      <Poster className={css.strip} />
      {isTrial ? (
        <TrialDesk balance={balance} leave={leave} />
      ) : (
        <TrialOffer CaptchaField={CaptchaField} />
      )}
    </div>
  )
}
