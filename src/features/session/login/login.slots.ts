import type { WritableAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { HumanCheck, HumanProof } from '../../../api/account/verification.ts'
import type { PhoneSlots, ProvePhoneIntent } from '../../../ui/form/slots.ts'

export type FieldSlots = PhoneSlots<'login'>

export interface LoginSlots extends FieldSlots {
  /** Null when the player cancels. */
  readonly proveHumanIntent: WritableAtom<null, [HumanCheck], Promise<HumanProof | null>>
  readonly provePhoneIntent?: ProvePhoneIntent
  readonly social?: ReactNode
  readonly handOff?: ReactNode
  readonly trial?: ReactNode
}
