import * as v from 'valibot'

const loginFields = ['username', 'password', 'captcha'] as const
export type LoginField = (typeof loginFields)[number]
export type LoginForm = Readonly<Record<LoginField, string>>
export type Fault = 'missing' | 'malformed'

const formats = {
  username: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  password: v.pipe(v.string(), v.maxLength(128)),
  captcha: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/)),
} satisfies Record<LoginField, v.GenericSchema>

/** Spaces are no name, but may be a password. */
const isMissing = (field: LoginField, text: string) =>
  field === 'password' ? text === '' : text.trim() === ''

export type LoginFaults = Readonly<Partial<Record<LoginField, Fault>>>

/** What is wrong with the form, field by field; the captcha counts only where it is asked for. */
export function faultsOf(form: LoginForm, needsCaptcha: boolean): LoginFaults {
  const faults: Partial<Record<LoginField, Fault>> = {}
  for (const field of loginFields) {
    if (field === 'captcha' && !needsCaptcha) continue
    if (isMissing(field, form[field])) faults[field] = 'missing'
    else if (!v.is(formats[field], form[field])) faults[field] = 'malformed'
  }
  return faults
}

/** Where on the form the platform's refusal is said. */
export function placeOf(code: string | null): LoginField | 'form' {
  switch (code) {
    case 'login_failed':
      return 'password'
    case 'captcha_required':
    case 'captcha_wrong':
      return 'captcha'
    default:
      return 'form'
  }
}

const Asking = v.object({ captcha: v.literal(true) })

/** A failed login may ask for a captcha with the next try (section 2). */
export const asksForCaptcha = (details: unknown) => v.is(Asking, details)
