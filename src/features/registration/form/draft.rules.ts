import * as v from 'valibot'
import {
  FieldRules,
  registrationFields,
  registrationMethods,
} from '../../../api/account/registration.fields.ts'
import { type Form, emptyForm, withoutSecrets } from './form.rules.ts'

export interface Draft {
  readonly form: Form
  readonly rules: FieldRules | undefined
  /** Idempotency key of a registration that was not answered. */
  readonly unansweredKey: string | undefined
}

const Stored = v.object({
  method: v.nullable(v.picklist(registrationMethods)),
  typed: v.record(v.picklist(registrationFields), v.string()),
  countryDialingCode: v.nullable(v.string()),
  isAgreed: v.nullable(v.boolean()),
  rules: v.optional(FieldRules),
  unansweredKey: v.optional(v.string()),
})

export const emptyDraft: Draft = { form: emptyForm, rules: undefined, unansweredKey: undefined }

export function draftOf(stored: unknown): Draft {
  const parsed = v.safeParse(Stored, stored)
  if (!parsed.success) return emptyDraft
  const { rules, unansweredKey, ...form } = parsed.output
  return { form: { ...form, typed: withoutSecrets(form.typed) }, rules, unansweredKey }
}

export const storedOf = ({ form, rules, unansweredKey }: Draft): v.InferInput<typeof Stored> => ({
  ...form,
  typed: withoutSecrets(form.typed),
  ...(rules && { rules }),
  ...(unansweredKey && { unansweredKey }),
})

export interface Place {
  readonly route: string | undefined
  readonly layout: string | undefined
  /** With its "#". */
  readonly hash: string
}

/** Section 4: everything when leaving for the terms, nothing when leaving for home, all but the secrets otherwise. */
export function storedOnLeavingFor({ route, layout, hash }: Place): 'all' | 'draft' | 'nothing' {
  if (route === '/m/help' && hash === '#terms') return 'all'
  return layout === 'home' ? 'nothing' : 'draft'
}
