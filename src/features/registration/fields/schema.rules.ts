import * as v from 'valibot'
import { readPhone } from '#api/account/phone.ts'
import type { RequestedField, RegistrationField } from '#api/account/registration.fields.ts'
import {
  type FieldFormats,
  formatOf,
  formattedFields,
  misfitOf,
} from '#api/account/registration.formats.ts'
import { CaptchaCode, SmsCode } from '#api/account/verification.ts'
import { type Typed, asSent } from '#features/registration/form/form.rules.ts'

export interface Plan {
  readonly requested: readonly RequestedField[]
  readonly formats: FieldFormats
  readonly countryDialingCode: string
  /** Name and address that the platform has reported as taken. */
  readonly taken?: Typed
  readonly hasAgeField?: boolean
}

export function schemaOf({ requested, formats, countryDialingCode, taken = {}, ...plan }: Plan) {
  const faultOf = ({ field, isRequired }: RequestedField, typed: unknown, sent: string) => {
    if (field === 'mobileNum') return numberFault(String(typed), isRequired)
    if (sent === '') return isRequired && 'missing'
    return misfit(field, sent, formats) ?? (taken[field] === sent && 'taken')
  }
  const numberFault = (mobileNum: string, isRequired: boolean) => {
    const { fault } = readPhone({ mobileNum, countryDialingCode })
    return (isRequired || fault !== 'missing') && fault
  }
  const textOf = (one: RequestedField) =>
    v.optional(
      v.lazy((typed) =>
        v.pipe(
          v.string(),
          v.transform((text) => asSent(one.field, text, countryDialingCode)),
          v.rawCheck(({ dataset, addIssue }) => {
            const fault = dataset.typed && faultOf(one, typed, dataset.value)
            if (fault) addIssue({ message: fault })
          }),
        ),
      ),
      '',
    )
  const age = v.pipe(
    v.optional(v.boolean()),
    v.check((isOfAge) => !plan.hasAgeField || isOfAge === true),
  )
  const entries = Object.fromEntries<v.GenericSchema<unknown, string | boolean | undefined>>([
    ...requested.map((one) => [one.field, textOf(one)] as const),
    ['isOfAge', age],
  ])
  return v.pipe(
    v.object(entries),
    v.forward(v.check(isConfirmed, 'mismatch'), ['confirmPassword']),
    v.forward(v.check(isProven, 'missing'), ['verificationCode']),
  )
}

interface Sent {
  readonly [field: string]: string | boolean | undefined
}

/** Checked only once something is typed; an empty confirmation is reported as missing. */
const isConfirmed = ({ password, confirmPassword }: Sent) =>
  !confirmPassword || confirmPassword === password

/** An optional number may stay empty; a given one needs its code. */
const isProven = ({ mobileNum, verificationCode }: Sent) =>
  verificationCode === undefined || verificationCode !== '' || !mobileNum

function misfit(field: RegistrationField, text: string, formats: FieldFormats): string | undefined {
  switch (field) {
    case 'captcha':
      return v.is(CaptchaCode, text) ? undefined : 'malformed'
    case 'verificationCode':
      return v.is(SmsCode, text) ? undefined : 'malformed'
    default: {
      const formatted = formattedFields.find((one) => one === field)
      return formatted && misfitOf(formatOf(formats, formatted), text)
    }
  }
}

export const filledOf = (sent: Sent): Typed =>
  Object.fromEntries(
    Object.entries(sent).filter(([, text]) => typeof text === 'string' && text !== ''),
  )
