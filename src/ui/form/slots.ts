import type { ComponentType } from 'react'

type FieldSlot<Props = object> = ComponentType<
  {
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (text: string) => void
  } & Readonly<Props>
>

export type CaptchaSlot = FieldSlot<{ round: number }>

export type CodeSlot<Purpose extends string> = FieldSlot<{
  purpose: Purpose
  mobile: { readonly mobileNum: string; readonly countryDialingCode: string }
  onAsk: () => boolean
}>

export type CountryCodeSlot = ComponentType<{
  readonly value: string
  readonly onChange: (dialingCode: string) => void
}>
