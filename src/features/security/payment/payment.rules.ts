import * as v from 'valibot'
import { Compact } from '../../../api/account/mobile.ts'
import { LoginPassword } from '../../../api/account/password.ts'
import { ChosenPaymentPassword, PaymentPassword } from '../../../api/money/withdrawal.ts'

/** `current` is the payment password in use, or the login password while there is none. */
export const paymentForm = (isChange: boolean) =>
  v.pipe(
    v.object({
      current: isChange ? v.pipe(Compact, PaymentPassword) : LoginPassword,
      chosen: ChosenPaymentPassword,
      again: Compact,
    }),
    v.forward(
      v.check(({ chosen, current }) => !isChange || chosen !== current, 'same'),
      ['chosen'],
    ),
    v.forward(
      v.check(({ chosen, again }) => again === chosen, 'mismatch'),
      ['again'],
    ),
    v.transform(({ current, chosen: paymentPassword }) =>
      isChange
        ? { paymentPassword, oldPaymentPassword: current }
        : { paymentPassword, loginPassword: current },
    ),
  )

export const places = {
  payment_password_invalid: 'chosen',
  password_same: 'chosen',
  payment_password_wrong: 'current',
  old_password_wrong: 'current',
} as const
