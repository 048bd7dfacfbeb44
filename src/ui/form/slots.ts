import type { ComponentType } from 'react'

/** A field that another feature lends; the route hands it in. */
export type FieldSlot<Props = object> = ComponentType<
  {
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (text: string) => void
  } & Readonly<Props>
>

/** A code in a picture; another round draws another picture. */
export type CaptchaSlot = FieldSlot<{ round: number }>

/** A code that is sent to a number: asking for it may be refused. */
export type CodeSlot<Purpose extends string> = FieldSlot<{
  purpose: Purpose
  mobile: { readonly mobileNum: string; readonly countryDialingCode: string }
  onAsk: () => boolean
}>

export type CountryCodeSlot = ComponentType<{
  readonly value: string
  readonly onChange: (dialingCode: string) => void
}>
