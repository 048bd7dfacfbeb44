import type { WritableAtom } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import type { HumanCheck, HumanProof } from '#api/account/verification.ts'
import type { Wanted } from './purpose/purpose.rules.ts'
import type { PhoneSlots, ProvePhoneIntent } from '#ui/form/slots.ts'

export type FieldSlots = PhoneSlots<'login'>

export interface LoginSlots extends FieldSlots {
  /** Null when the player cancels. */
  readonly proveHumanIntent: WritableAtom<null, [HumanCheck], Promise<HumanProof | null>>
  readonly provePhoneIntent?: ProvePhoneIntent
  readonly social?: ReactNode
  readonly handOff?: ReactNode
  readonly trial?: ReactNode
  readonly wanted?: Wanted
  /** The game that the login is for, and the page's heading. */
  readonly GamePurpose?: ComponentType<{ readonly gameId: string; readonly isStar: boolean }>
  readonly LotteryPurpose?: ComponentType<{ readonly code: string | null }>
}
