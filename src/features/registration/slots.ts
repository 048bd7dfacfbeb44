import type { ComponentType, ReactNode } from 'react'

interface PhoneProof {
  readonly firebaseChannel: 'sms'
  readonly firebaseIdToken: string
}

/** A third party's word that a number has received a code; null where the platform sees for itself. */
export type ProvePhone = (
  mobile: { readonly mobileNum: string; readonly countryDialingCode: string },
  code: string,
) => Promise<PhoneProof | null>

/** Parts of other features that the route hands in. */
export interface Slots {
  readonly CaptchaField: ComponentType<{
    readonly value: string
    readonly error: string | undefined
    readonly round: number
    readonly onChange: (code: string) => void
  }>
  readonly CodeField: ComponentType<{
    readonly purpose: 'register'
    readonly mobile: { readonly mobileNum: string; readonly countryDialingCode: string }
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (code: string) => void
    readonly onAsk: () => boolean
  }>
  readonly CountryCodeField: ComponentType<{
    readonly value: string
    readonly onChange: (countryDialingCode: string) => void
  }>
  readonly provePhone: ProvePhone
  readonly banner: ReactNode
  readonly social: ReactNode
}
