import type { ComponentType, ReactNode } from 'react'
import type { HumanCheck, HumanProof } from '../../../api/account/verification.ts'

interface Mobile {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** A third party's word that a number has received a code. */
interface PhoneProof {
  readonly firebaseChannel: 'sms'
  readonly firebaseIdToken: string
}

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
  readonly mobile: Mobile
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
  readonly onAsk: () => boolean
}>

type CountryCodeSlot = ComponentType<{
  readonly value: string
  readonly onChange: (dialingCode: string) => void
}>

export type ProvePhone = (mobile: Mobile, code: string) => Promise<PhoneProof | null>

/** What other features lend to the login; the route hands it in. */
export interface LoginSlots {
  readonly CaptchaField: CaptchaSlot
  readonly CodeField: CodeSlot
  readonly CountryCodeField: CountryCodeSlot
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

export type FieldSlots = Pick<LoginSlots, 'CaptchaField' | 'CodeField' | 'CountryCodeField'>
