import type { ReactNode } from 'react'
import type {
  CaptchaSlot,
  CodeSlot,
  CountryCodeSlot,
  ProvePhoneIntent,
} from '../../ui/form/slots.ts'

export interface FieldSlots {
  readonly CaptchaField: CaptchaSlot
  readonly CodeField: CodeSlot<'register'>
  readonly CountryCodeField: CountryCodeSlot
}

export interface Slots extends FieldSlots {
  readonly provePhoneIntent: ProvePhoneIntent
  readonly banner: ReactNode
  readonly social: ReactNode
}
