import { toLatinDigits } from '../../../api/account/mobile.ts'

export interface PaymentForm {
  /** The payment password in use, or the login password while there is none. */
  readonly current: string
  readonly chosen: string
  readonly again: string
}
export type PaymentField = keyof PaymentForm
export type Fault = 'missing' | 'notSix' | 'same' | 'mismatch'

export const empty: PaymentForm = { current: '', chosen: '', again: '' }

/** Digits of a Bengali keyboard, and spaces between them, are the player's right. */
export const cleanCode = (text: string) => toLatinDigits(text).replace(/\s/g, '')

/** What is wrong with each field. */
export function faultsOf(form: PaymentForm, isChange: boolean) {
  const chosen = cleanCode(form.chosen)
  const found: { [F in PaymentField]?: Fault } = {}
  if (form.current === '') found.current = 'missing'
  if (!/^\d{6}$/.test(chosen)) found.chosen = 'notSix'
  else if (isChange && chosen === cleanCode(form.current)) found.chosen = 'same'
  if (cleanCode(form.again) !== chosen) found.again = 'mismatch'
  return found
}

/** Which field a refusal is about; undefined is the form as a whole. */
export function placeOf(code: string | null): PaymentField | undefined {
  if (code === 'payment_password_invalid' || code === 'password_same') return 'chosen'
  if (code === 'payment_password_wrong' || code === 'old_password_wrong') return 'current'
  return undefined
}

/** The form in the platform's words. */
export function toSend(form: PaymentForm, isChange: boolean) {
  const paymentPassword = cleanCode(form.chosen)
  return isChange
    ? { paymentPassword, oldPaymentPassword: cleanCode(form.current) }
    : { paymentPassword, loginPassword: form.current }
}
