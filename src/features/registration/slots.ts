import type { ReactNode } from 'react'
import type { PhoneSlots, ProvePhoneIntent } from '#ui/form/slots.ts'

export type FieldSlots = PhoneSlots<'register'>

export interface Slots extends FieldSlots {
  readonly provePhoneIntent: ProvePhoneIntent
  readonly banner: ReactNode
  readonly social: ReactNode
}
