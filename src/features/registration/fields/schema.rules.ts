import * as v from 'valibot'
import { isMobile } from '../../../api/account/mobile.ts'
import type { AskedField, RegistrationField } from '../../../api/account/registration.fields.ts'
import {
  type Formats,
  formatOf,
  formattedFields,
  misfitOf,
} from '../../../api/account/registration.formats.ts'
import { SmsCode } from '../../../api/account/verification.ts'
import { type Typed, asSent } from '../form/form.rules.ts'

const faults = ['missing', 'malformed', 'tooShort', 'tooLong', 'mismatch'] as const
export type Fault = (typeof faults)[number]
export type Faults = Readonly<Partial<Record<RegistrationField, Fault>>>

export interface Plan {
  readonly asked: readonly AskedField[]
  readonly formats: Formats
  readonly countryDialingCode: string
}

/** The form that the platform's rules ask for, as a schema: what comes out is what is sent. */
function schemaOf({ asked, formats, countryDialingCode }: Plan) {
  const textOf = ({ field, isRequired }: AskedField) =>
    v.pipe(
      v.optional(v.string(), ''),
      v.transform((text) => asSent(field, text, countryDialingCode)),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const fault =
          dataset.value === ''
            ? isRequired && 'missing'
            : misfit(field, dataset.value, formats, countryDialingCode)
        if (fault) addIssue({ message: fault })
      }),
    )
  const entries = Object.fromEntries(asked.map((one) => [one.field, textOf(one)]))
  return v.pipe(
    v.object(entries),
    v.forward(v.check(isConfirmed, 'mismatch'), ['confirmPassword']),
    v.forward(v.check(isProven, 'missing'), ['verificationCode']),
  )
}

type Sent = Readonly<Record<string, string>>

/** Said once the confirmation has begun; an empty one is missing. */
const isConfirmed = ({ password, confirmPassword }: Sent) =>
  !confirmPassword || confirmPassword === password

/** A number may be left out; one that is given comes with its code. */
const isProven = ({ mobileNum, verificationCode }: Sent) =>
  verificationCode === undefined || verificationCode !== '' || !mobileNum

function misfit(
  field: RegistrationField,
  text: string,
  formats: Formats,
  countryDialingCode: string,
): Fault | undefined {
  switch (field) {
    case 'mobileNum':
      return isMobile(text, countryDialingCode) ? undefined : 'malformed'
    case 'captcha':
      return /^\d{1,6}$/.test(text) ? undefined : 'malformed'
    case 'verificationCode':
      return v.is(SmsCode, text) ? undefined : 'malformed'
    default: {
      const formatted = formattedFields.find((one) => one === field)
      return formatted && misfitOf(formatOf(formats, formatted), text)
    }
  }
}

/** What is wrong with the form, field by field. */
export function faultsOf(typed: Typed, plan: Plan): Faults {
  const parsed = v.safeParse(schemaOf(plan), typed)
  const nested: Readonly<Record<string, readonly string[] | undefined>> = parsed.success
    ? {}
    : (v.flatten(parsed.issues).nested ?? {})
  return Object.fromEntries(
    plan.asked.flatMap(({ field }) => {
      const fault = faults.find((known) => known === nested[field]?.[0])
      return fault ? [[field, fault]] : []
    }),
  )
}

/** What the form sends: the fields that were filled in. */
export function filledOf(typed: Typed, plan: Plan): Typed {
  const sent = v.parse(schemaOf(plan), typed)
  return Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== ''))
}
