import type { ReactNode } from 'react'
import type { Phone } from '../../../api/account/mobile.ts'
import type { HumanCheck, HumanProof } from '../../../api/account/verification.ts'
import type { CaptchaSlot, CodeSlot, CountryCodeSlot } from '../../../ui/form/slots.ts'

/** A third party's word that a number has received a code. */
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

/** What other features lend to the login; the route hands it in. */
export interface LoginSlots extends FieldSlots {
  /** Null when the player gives up. */
  readonly proveHuman: (check: HumanCheck) => Promise<HumanProof | null>
  /** Proves a number by the code that was sent to it, where that is not for the platform to do. */
  readonly provePhone?: ProvePhone
  /** Other ways in, under the form of username and password. */
  readonly social?: ReactNode
  /** In the installed app, the way in by what the browser knows. */
  readonly handOff?: ReactNode
  /** What stands in the place of the link to the free trial. */
  readonly trial?: ReactNode
}
