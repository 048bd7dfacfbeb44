import * as v from 'valibot'
import { handOffDigits } from '#api/account/handOff.ts'
import { captchaIf } from '#api/account/verification.ts'
import { codeIn } from '#api/typed/code.ts'

export const handOffCodeLength = handOffDigits

/** "৩১২ 405 998 0421" → "3124059980421". */
export const digitsIn = (text: string) =>
  codeIn(text, { min: handOffCodeLength, max: handOffCodeLength })

/** "3124059980421" → 312 405 998 0421. */
export const groupsOf = (code: string) => code.match(/\d{3}(?=\d{3})|\d+$/g) ?? []

/** Spaced, so that screen readers read each digit. */
export const spelt = (code: string) => code.split('').join(' ')

/** Whether the code itself was wrong, rather than the moment or the network. */
export const isAboutCode = (code: string | null) =>
  code === 'code_wrong' || code === 'code_expired' || code === 'input_invalid'

export const handOffForm = (isCaptchaAsked: boolean) =>
  v.pipe(
    v.object({
      code: v.pipe(v.string(), v.regex(new RegExp(`^.{${handOffCodeLength}}$`))),
      captcha: captchaIf(isCaptchaAsked),
    }),
    v.transform(({ code, captcha }) => ({ code, ...(isCaptchaAsked && { captcha }) })),
  )

export const handOffPlaces = {
  code_wrong: 'code',
  code_expired: 'code',
  input_invalid: 'code',
  captcha_wrong: 'captcha',
} as const
