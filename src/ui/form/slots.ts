import type { WritableAtom } from 'jotai'
import type { ComponentType } from 'react'

type FieldSlot<Props = object> = ComponentType<
  {
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (text: string) => void
  } & Readonly<Props>
>

export type CaptchaSlot = FieldSlot<{ round: number }>

interface Mobile {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

export type CodeSlot<Purpose extends string> = FieldSlot<{
  purpose: Purpose
  mobile: Mobile
  onAsk: () => boolean
}>

export type CountryCodeSlot = ComponentType<{
  readonly value: string
  readonly onChange: (dialingCode: string) => void
}>

interface PhoneProof {
  readonly firebaseChannel: 'sms'
  readonly firebaseIdToken: string
}

/** Of a number and the code sent to it; null where the platform checks the code itself. */
export type ProvePhoneIntent = WritableAtom<
  null,
  [mobile: Mobile, code: string],
  Promise<PhoneProof | null>
>
