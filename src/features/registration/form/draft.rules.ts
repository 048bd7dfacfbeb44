import * as v from 'valibot'
import {
  FieldRules,
  type RegistrationField,
  type RegistrationMethod,
  registrationFields,
  registrationMethods,
} from '#api/account/registration.fields.ts'
import type { Typed } from './form.rules.ts'

const Draft = v.object({
  /** Null until the player chooses. */
  method: v.nullable(v.picklist(registrationMethods)),
  typed: v.record(v.picklist(registrationFields), v.string()),
  /** Null until the player chooses. */
  countryDialingCode: v.nullable(v.string()),
  /** Null until the player ticks or unticks it. */
  isAgreed: v.nullable(v.boolean()),
  rules: v.optional(FieldRules),
  /** Idempotency key of a registration that was not answered. */
  unansweredKey: v.optional(v.string()),
})
export type Draft = v.InferOutput<typeof Draft>

export const emptyDraft: Draft = {
  method: null,
  typed: {},
  countryDialingCode: null,
  isAgreed: null,
}

/** Never written to storage. */
const secrets: readonly RegistrationField[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
]

export const withoutSecrets = (draft: Draft): Draft => ({
  ...draft,
  typed: pick(draft.typed, (field) => !secrets.some((secret) => secret === field)),
})

export function draftOf(stored: unknown): Draft {
  const parsed = v.safeParse(Draft, stored)
  return parsed.success ? withoutSecrets(parsed.output) : emptyDraft
}

export const switched = (draft: Draft, method: RegistrationMethod): Draft => ({
  ...draft,
  method,
  typed: pick(draft.typed, (field) =>
    ['mobileNum', 'affiliateCode', 'recommenderId'].includes(field),
  ),
})

const pick = (typed: Typed, isPicked: (field: string) => boolean): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => isPicked(field)))

export interface RoutePlace {
  readonly route: string | undefined
  readonly layout: string | undefined
  /** With its "#". */
  readonly hash: string
}

/** Section 4: everything when leaving for the terms, nothing when leaving for home, all but the secrets otherwise. */
export function storedOnLeavingFor({
  route,
  layout,
  hash,
}: RoutePlace): 'all' | 'draft' | 'nothing' {
  if (route === '/m/help' && hash === '#terms') return 'all'
  return layout === 'home' ? 'nothing' : 'draft'
}
