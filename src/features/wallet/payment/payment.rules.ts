import * as v from 'valibot'
import { Compact } from '#api/typed/text.ts'
import { LoginPassword } from '#api/account/password.ts'
import { TypedCode } from '#api/account/verification.ts'
import { ChosenPaymentPassword, PaymentPassword } from '#api/money/withdrawal.ts'

/** The login password while there is no payment password; then the one in use or, if it is forgotten, a code. */
export type PaymentProof = 'login' | 'password' | 'code'

/** `current` is the payment password in use, or the login password while there is none. */
export const emptyPayment = { current: '', code: '', chosen: '', again: '' }

const currents = {
  login: LoginPassword,
  password: v.pipe(Compact, PaymentPassword),
  code: v.string(),
}

export const paymentForm = (proof: PaymentProof) =>
  v.pipe(
    v.object({
      current: currents[proof],
      code: proof === 'code' ? TypedCode : v.string(),
      chosen: ChosenPaymentPassword,
      again: Compact,
    }),
    v.forward(
      v.check(({ chosen, current }) => proof !== 'password' || chosen !== current, 'same'),
      ['chosen'],
    ),
    v.forward(
      v.check(({ chosen, again }) => again === chosen, 'mismatch'),
      ['again'],
    ),
    v.transform(({ current, code, chosen: paymentPassword }) => ({
      paymentPassword,
      ...(proof === 'login' && { loginPassword: current }),
      ...(proof === 'password' && { oldPaymentPassword: current }),
      ...(proof === 'code' && { verificationCode: code }),
    })),
  )

export const paymentPlaces = {
  payment_password_invalid: 'chosen',
  password_same: 'chosen',
  payment_password_wrong: 'current',
  old_password_wrong: 'current',
  code_wrong: 'code',
  code_expired: 'code',
} as const
