import type { WritableAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { HumanCheck, HumanProof } from '../../../api/account/verification.ts'
import type {
  CaptchaSlot,
  CodeSlot,
  CountryCodeSlot,
  ProvePhoneIntent,
} from '../../../ui/form/slots.ts'

export interface FieldSlots {
  readonly CaptchaField: CaptchaSlot
  readonly CodeField: CodeSlot<'login'>
  readonly CountryCodeField: CountryCodeSlot
}

export interface LoginSlots extends FieldSlots {
  /** Null when the player cancels. */
  readonly proveHumanIntent: WritableAtom<null, [HumanCheck], Promise<HumanProof | null>>
  readonly provePhoneIntent?: ProvePhoneIntent
  readonly social?: ReactNode
  readonly handOff?: ReactNode
  readonly trial?: ReactNode
}
