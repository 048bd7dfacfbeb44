import type { ComponentType, ReactNode } from 'react'
import type { HumanCheck, HumanProof } from '../../api/verification.ts'

/** A code in a picture. */
type CaptchaSlot = ComponentType<{
  readonly value: string
  readonly error: string | undefined
  readonly round: number
  readonly onChange: (code: string) => void
}>

/** A code from an SMS, with the way to ask for one. */
type CodeSlot = ComponentType<{
  readonly purpose: 'login'
  readonly mobile: { readonly mobileNum: string; readonly countryDialingCode: string }
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
  readonly onAsk: () => boolean
}>

type CountryCodeSlot = ComponentType<{
  readonly value: string
  readonly onChange: (dialingCode: string) => void
}>

/** What other features lend to the login; the route hands it in. */
export interface LoginSlots {
  readonly CaptchaField: CaptchaSlot
  readonly CodeField: CodeSlot
  readonly CountryCodeField: CountryCodeSlot
  /** Null when the player gives up. */
  readonly proveHuman: (check: HumanCheck) => Promise<HumanProof | null>
  /** Other ways in, under the form of username and password. */
  readonly social?: ReactNode
  /** What stands in the place of the link to the free trial. */
  readonly trial?: ReactNode
}

export type FieldSlots = Pick<LoginSlots, 'CaptchaField' | 'CodeField' | 'CountryCodeField'>
