import type { ReactNode } from 'react'
import type { Phone } from '../../../api/account/mobile.ts'
import type { HumanCheck, HumanProof } from '../../../api/account/verification.ts'
import type { CaptchaSlot, CodeSlot, CountryCodeSlot } from '../../../ui/form/slots.ts'

interface PhoneProof {
  readonly firebaseChannel: 'sms'
  readonly firebaseIdToken: string
}

export type ProvePhone = (mobile: Phone, code: string) => Promise<PhoneProof | null>

export interface FieldSlots {
  readonly CaptchaField: CaptchaSlot
  readonly CodeField: CodeSlot<'login'>
  readonly CountryCodeField: CountryCodeSlot
}

export interface LoginSlots extends FieldSlots {
  /** Null when the player cancels. */
  readonly proveHuman: (check: HumanCheck) => Promise<HumanProof | null>
  /** Absent where the platform checks the code itself. */
  readonly provePhone?: ProvePhone
  readonly social?: ReactNode
  readonly handOff?: ReactNode
  readonly trial?: ReactNode
}
