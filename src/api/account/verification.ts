import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { DialingCode, Mobile } from './mobile.ts'
import { Code } from '#api/typed/code.ts'

/** @public */
export const about = {
  getSlider: {
    says: 'A picture with a hole and the piece that fits it, as base64 PNG, and their sizes in pixels; a new one replaces the previous one.',
  },
  getSound: {
    says: 'The same question for players who cannot see it: groups of beeps to count, as a base64 WAV.',
  },
  getProof: {
    says: 'Exchanges a correct answer for the human proof that a login or an SMS code requires. `offset` answers the slider: the pixels before the piece, counted row by row. `code` answers the sound. One attempt.',
  },
  getCaptcha: {
    says: "The captcha of a login, a registration or feedback: digits to type. A picture as base64 PNG; the answer is bound to the caller's cookie.",
  },
  sendLoginCode: {
    says: 'Sends an SMS code for a login, at most one a minute; `expirationTime` is when the next may be requested.',
    refused: { not_permitted: '', human_required: '', too_many: '{expirationTime}' },
  },
  sendCode: {
    says: 'Sends an SMS code for a registration or a forgotten password, with the same answer if no account has the number; `expiredMinutes` until the next may be requested.',
    refused: { not_permitted: '', human_required: '', too_many: '{expirationTime}' },
  },
} satisfies Readonly<Record<string, About>>

export const CodePurpose = v.picklist(['login', 'register', 'password'])
export type CodePurpose = v.InferOutput<typeof CodePurpose>

export const ProofKind = v.picklist(['login', 'sms'])
export type ProofKind = v.InferOutput<typeof ProofKind>

/** Sections 3 and 5. */
export const captchaLength = 6
export const codeLength = 10

export const CaptchaCode = v.pipe(
  v.string(),
  v.trim(),
  v.regex(new RegExp(`^\\d{1,${captchaLength}}$`)),
)
export const Captcha = v.optional(CaptchaCode)
/** A form's field for it. */
export const captchaIf = (isRequired: boolean) =>
  isRequired ? v.pipe(Code, CaptchaCode) : v.string()
/** The refusals that are shown at it. */
export const captchaPlaces = { captcha_required: 'captcha', captcha_wrong: 'captcha' } as const
export const isAboutCaptcha = ({ code }: { readonly code: string | null }) =>
  code !== null && Object.hasOwn(captchaPlaces, code)

export const HumanProof = v.object({ humanProof: v.optional(v.string()) })
export type HumanProof = v.InferOutput<typeof HumanProof>

export const SmsCode = v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${codeLength}}$`)))
/** A form's field for it. */
export const TypedCode = v.pipe(Code, SmsCode)

export const HumanCheck = v.object({
  kind: ProofKind,
  /** The username, or dialing code and number. */
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
export type HumanCheck = v.InferOutput<typeof HumanCheck>

const Base64 = v.pipe(v.string(), v.base64())
const Pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))

export const getSlider = endpoint({
  path: '/wps/verification/slider',
  session: 'none',
  output: v.object({
    picture: Base64,
    piece: Base64,
    width: Pixels,
    height: Pixels,
    size: Pixels,
  }),
})

export const getSound = endpoint({
  path: '/wps/verification/sound',
  session: 'none',
  output: Base64,
})

export const getProof = endpoint({
  method: 'POST',
  path: '/wps/verification/proof',
  session: 'none',
  input: v.object({
    ...HumanCheck.entries,
    offset: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(4_000_000))),
    code: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/))),
    captcha: Captcha,
  }),
  output: v.object({ humanProof: v.pipe(v.string(), v.minLength(16)) }),
})

export const getCaptcha = endpoint({
  path: '/wps/captcha',
  session: 'none',
  output: v.pipe(v.string(), v.base64()),
})

/** When the next code may be requested: a time, which is correct only by the platform's clock, or minutes from now. */
export type Expiry = { readonly at: number } | { readonly minutes: number }

/** Epoch milliseconds on the clock that `now` was read from. */
export function deadlineOf(expiry: Expiry, now: number, platformNow: number): number {
  // The platform's clock is known to the second and always a little behind.
  const wait =
    'at' in expiry ? Math.floor((expiry.at - platformNow) / 1000) * 1000 : expiry.minutes * 60_000
  return now + Math.min(longestWait, Math.max(0, wait))
}

/** Milliseconds; an erroneous answer must not lock a player out for years. */
const longestWait = 3_600_000

const earliestMs = 100_000_000_000
const seconds = (count: number): Expiry =>
  count < 1_000_000 ? { minutes: count / 60 } : { at: count * 1000 }

/** Epoch milliseconds, epoch seconds or a number of seconds, distinguished by their size. */
export const ExpirationTime = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.finite(),
  v.transform((time): Expiry => (time >= earliestMs ? { at: time } : seconds(time))),
)

const ExpiredMinutes = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]),
  v.finite(),
  v.transform((minutes): Expiry => ({ minutes })),
)

export const CodeSent = v.pipe(
  v.object({ expiredMinutes: ExpiredMinutes }),
  v.transform(({ expiredMinutes }) => expiredMinutes),
)

export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  session: 'none',
  input: v.object({
    mobileNum: Mobile,
    countryDialingCode: DialingCode,
    ...HumanProof.entries,
  }),
  output: v.pipe(
    v.object({ expirationTime: ExpirationTime }),
    v.transform(({ expirationTime }) => expirationTime),
  ),
})

export const sendCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms',
  session: 'none',
  input: v.object({
    mobileNo: Mobile,
    countryDialingCode: DialingCode,
    purpose: v.picklist(['register', 'password']),
    ...HumanProof.entries,
  }),
  output: CodeSent,
})
