import type { WritableAtom } from 'jotai'
import type { ComponentType } from 'react'

interface FieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

export interface CaptchaProps extends FieldProps {
  /** Changing it loads a new picture: the platform accepts a code once, right or wrong. */
  readonly round: number
}

interface Mobile {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

interface AskedProps extends FieldProps {
  /** Validates the number or address first; returns whether to send a code. */
  readonly onAsk: () => boolean
}

export interface CodeProps<Purpose extends string> extends AskedProps {
  readonly purpose: Purpose
  readonly mobile: Mobile
}

export interface EmailCodeProps extends AskedProps {
  readonly email: string
}

export interface OwnCodeProps extends FieldProps {
  /** Masked by the platform. */
  readonly number: string
}

export interface PhoneProps extends FieldProps {
  /** As chosen: digits only; the player's country fills in an empty one. */
  readonly dialingCode: string
  readonly onCountry: (dialingCode: string) => void
  readonly onBlur?: () => void
}

export type CaptchaSlot = ComponentType<CaptchaProps>

/** The fields of a form that takes a mobile number. */
export interface PhoneSlots<Purpose extends string> {
  readonly CaptchaField: CaptchaSlot
  readonly CodeField: ComponentType<CodeProps<Purpose>>
  readonly PhoneField: ComponentType<PhoneProps>
}

export interface PhoneProof {
  readonly firebaseChannel: 'sms'
  readonly firebaseIdToken: string
}

/** Proves a number by the code sent to it; null where the platform checks the code itself. */
export type ProvePhoneIntent = WritableAtom<
  null,
  [mobile: Mobile, code: string],
  Promise<PhoneProof | null>
>
