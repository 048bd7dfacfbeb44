import type { ReactNode } from 'react'
import type { Phone } from '../../api/account/mobile.ts'
import type { CaptchaSlot, CodeSlot, CountryCodeSlot } from '../../ui/form/slots.ts'

interface PhoneProof {
  readonly firebaseChannel: 'sms'
  readonly firebaseIdToken: string
}

/** Null where the platform checks the code itself. */
export type ProvePhone = (mobile: Phone, code: string) => Promise<PhoneProof | null>

export interface FieldSlots {
  readonly CaptchaField: CaptchaSlot
  readonly CodeField: CodeSlot<'register'>
  readonly CountryCodeField: CountryCodeSlot
}

export interface Slots extends FieldSlots {
  readonly provePhone: ProvePhone
  readonly banner: ReactNode
  readonly social: ReactNode
}
