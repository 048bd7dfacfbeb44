import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { DialingCode } from './mobile.ts'
import { FieldRules, registrationFields } from './registration.fields.ts'
import { FieldFormats } from './registration.formats.ts'
import { SessionGrant } from './session.ts'
import { Merchant } from '#api/wire.ts'

/** @public */
export const about = {
  getRegistrationRules: {
    says: 'Which fields the registration form shows, which of them it requires, and which it verifies (section 5).',
  },
  getRegistrationFormats: {
    says: 'The minimum and maximum length of each field and its pattern, which the app checks before it submits.',
  },
  checkUsername: {
    says: 'Whether a username is free.',
  },
  checkEmail: {
    says: 'Whether an e-mail address is free.',
  },
  checkAffiliate: {
    says: 'Whether an invitation code exists at this domain; called before the registration (section 5).',
  },
  registerByUsername: {
    says: 'Registers a player under a username and logs them in.',
    refused: {
      not_permitted: '',
      age_unconfirmed: '',
      captcha_required: '',
      captcha_wrong: '',
      code_wrong: '',
      code_expired: '',
      username_exists: '',
      username_invalid: '',
      mobile_exists: '',
      email_exists: '',
      invitation_invalid: '',
      referrer_invalid: '',
      mobile_invalid: '',
      password_invalid: '',
      email_invalid: '',
      name_invalid: '{fields}',
      input_invalid: '{fields}',
    },
  },
  registerByMobile: {
    says: 'Registers a player under a phone number and logs them in.',
    refused: {
      not_permitted: '',
      age_unconfirmed: '',
      captcha_required: '',
      captcha_wrong: '',
      code_wrong: '',
      code_expired: '',
      mobile_exists: '',
      email_exists: '',
      invitation_invalid: '',
      referrer_invalid: '',
      mobile_invalid: '',
      password_invalid: '',
      email_invalid: '',
      name_invalid: '{fields}',
      input_invalid: '{fields}',
    },
  },
} satisfies Readonly<Record<string, About>>

export const getRegistrationRules = endpoint({
  path: '/wps/registration/settings',
  session: 'none',
  input: Merchant,
  output: FieldRules,
})

export const getRegistrationFormats = endpoint({
  path: '/wps/registration/validation',
  session: 'none',
  input: Merchant,
  output: FieldFormats,
})

const Available = v.pipe(
  v.object({ available: v.boolean() }),
  v.transform(({ available }) => available),
)

export const checkUsername = endpoint({
  path: '/wps/registration/username/check',
  session: 'none',
  input: v.object({ username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  output: Available,
})

export const checkEmail = endpoint({
  method: 'POST',
  path: '/wps/registration/email/check',
  deadline: 'read',
  session: 'none',
  form: true,
  input: v.object({ email: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
  output: Available,
})

export const checkAffiliate = endpoint({
  method: 'POST',
  path: '/wps/affiliate/check',
  session: 'none',
  input: v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    domain: v.pipe(v.string(), v.maxLength(253)),
  }),
})

const RegisterMethod = v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP'])
type RegisterMethod = v.InferOutput<typeof RegisterMethod>

const Text = v.optional(v.pipe(v.string(), v.maxLength(128)))
const Host = v.pipe(v.string(), v.maxLength(253))

/** Section 3's payload; fields that the form did not ask for are left out. */
const Payload = v.object({
  type: v.literal(0),
  registerMethod: RegisterMethod,
  registerUrl: Host,
  domain: Host,
  countryDialingCode: DialingCode,
  ...v.entriesFromList(registrationFields, Text),
  ageConfirmed: v.optional(v.boolean()),
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
})
export type RegistrationPayload = v.InferOutput<typeof Payload>

const registration = {
  method: 'PUT',
  session: 'none',
  sealed: true,
  idempotent: true,
  input: Payload,
  output: SessionGrant,
} as const

export const registerByUsername = endpoint({
  ...registration,
  path: '/wps/registration/username',
})

export const registerByMobile = endpoint({
  ...registration,
  path: '/wps/registration/mobile',
})
