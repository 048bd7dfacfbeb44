import type { ComponentType, ReactNode } from 'react'

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
  readonly banner: ReactNode
  readonly social: ReactNode
}
