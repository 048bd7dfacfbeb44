import * as v from 'valibot'
import type { RegistrationField } from '../../../api/account/registration.fields.ts'
import type { Failure } from '../../../net/failure.ts'

type Place = RegistrationField | 'form'

const places = new Map<string | null, RegistrationField>(
  Object.entries({
    username_exists: 'username',
    username_invalid: 'username',
    password_invalid: 'password',
    mobile_exists: 'mobileNum',
    mobile_invalid: 'mobileNum',
    code_wrong: 'verificationCode',
    code_expired: 'verificationCode',
    human_required: 'verificationCode',
    email_exists: 'email',
    email_invalid: 'email',
    name_invalid: 'payeeName',
    referrer_invalid: 'recommenderId',
    invitation_invalid: 'affiliateCode',
    captcha_required: 'captcha',
    captcha_wrong: 'captcha',
  } as const),
)

const Named = v.object({ fields: v.array(v.string()) })

type Refused = Pick<Failure, 'code' | 'details'>

/** Where the platform's refusal is said: at the fields of its code, or that it names, as far as they are on the form. */
export function placesOf(
  { code, details }: Refused,
  asked: readonly { readonly field: RegistrationField }[],
): readonly Place[] {
  const named = v.is(Named, details) ? details.fields : []
  const place = places.get(code)
  const wanted = place ? [place] : code === 'input_invalid' ? named : []
  const found = asked.map(({ field }) => field).filter((field) => wanted.includes(field))
  return found.length > 0 ? found : ['form']
}

/** The name, the number or the address has an account already. */
export const isTaken = ({ code }: Pick<Failure, 'code'>) =>
  code === 'username_exists' || code === 'mobile_exists' || code === 'email_exists'
