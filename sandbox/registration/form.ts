import type { RefusalCode } from '#api/codes.ts'
import { isMobile } from '#api/account/mobile.ts'
import {
  FieldRules,
  type RegistrationField,
  type RegistrationMethod,
  requestedFields,
  openMethods,
  registrationSwitches,
} from '#api/account/registration.fields.ts'
import { type FormattedField, formattedFields } from '#api/account/registration.formats.ts'
import type { RegistrationPayload } from '#api/account/registration.ts'
import * as v from 'valibot'
import { readFields } from './fields.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { readSettings } from '#sandbox/world/settings.ts'
import { isMisfit } from '#sandbox/account/formats.ts'

export type Filled = Readonly<Partial<Record<RegistrationField, string>>>

/** Fields whose errors have codes of their own. */
const misfits: Readonly<Partial<Record<FormattedField, RefusalCode>>> = {
  username: 'username_invalid',
  password: 'password_invalid',
  email: 'email_invalid',
  payeeName: 'name_invalid',
  recommenderId: 'referrer_invalid',
  affiliateCode: 'invitation_invalid',
}

/** Reads the fields that the current settings and rules require, and ignores all others. */
export async function readForm(db: Db, method: RegistrationMethod, payload: RegistrationPayload) {
  const switches = registrationSwitches(await readSettings(db))
  if (!openMethods(switches).includes(method)) throw new Refusal('not_permitted')
  const asked = requestedFields(method, switches, v.parse(FieldRules, await readFields(db)))
  const filled: Filled = Object.fromEntries(
    asked.flatMap(({ field }) => (payload[field] ? [[field, payload[field]]] : [])),
  )
  assertComplete(asked, filled)
  assertFits(filled, payload.countryDialingCode)
  return { asked, filled }
}

function assertComplete(asked: ReturnType<typeof requestedFields>, filled: Filled) {
  const missing = asked.filter(({ field, isRequired }) => isRequired && !filled[field])
  const lacks = (field: RegistrationField) => missing.some((one) => one.field === field)
  if (lacks('captcha') && missing.length === 1)
    throw new Refusal('captcha_required', { captcha: true })
  if (missing.length > 0)
    throw new Refusal('input_invalid', { fields: missing.map(({ field }) => field) })
}

function assertFits(filled: Filled, countryDialingCode: string) {
  for (const field of formattedFields) {
    const text = filled[field]
    if (text && isMisfit(field, text))
      throw new Refusal(misfits[field] ?? 'input_invalid', { fields: [field] })
  }
  if (filled.mobileNum && !isMobile(filled.mobileNum, countryDialingCode))
    throw new Refusal('mobile_invalid')
  if (filled.confirmPassword && filled.confirmPassword !== filled.password)
    throw new Refusal('input_invalid', { fields: ['confirmPassword'] })
}
