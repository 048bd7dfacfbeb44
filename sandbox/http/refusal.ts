import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Code } from '#api/codes.ts'

const permission =
  'Sorry, this account does not have permission or the feature is temporarily unavailable'

const refusals: Record<Code, readonly [ContentfulStatusCode, string]> = {
  input_invalid: [400, 'Something in the request is missing or not valid'],
  not_logged_in: [401, 'You are not logged in, please login first'],
  session_expired: [401, 'The account has been logged out, please log in again'],
  login_failed: [400, 'The username or the password is not right'],
  captcha_required: [400, 'Please enter the verification code'],
  captcha_wrong: [400, 'Verification code error'],
  code_wrong: [400, 'Verification code error'],
  code_expired: [400, 'This code is no longer valid, please ask for a new one'],
  human_required: [400, 'Please complete the verification first'],
  human_wrong: [400, 'That was not right, please try another one'],
  old_password_wrong: [400, 'The old password is not right'],
  password_same: [400, 'The new password and the old password cannot be the same'],
  username_exists: [409, 'Sorry, the username already exists'],
  mobile_exists: [409, 'This mobile number already has an account'],
  email_exists: [409, 'This e-mail address already has an account'],
  username_invalid: [400, 'Account format is incorrect'],
  password_invalid: [400, 'Password format is incorrect'],
  email_invalid: [400, 'E-mail format is incorrect'],
  mobile_invalid: [400, 'The mobile num is not valid'],
  name_invalid: [400, 'Name format is not valid'],
  referrer_invalid: [400, 'Referrer link error'],
  invitation_invalid: [400, 'Invalid invitation code'],
  age_unconfirmed: [400, 'Please confirm your age'],
  first_password: [403, 'Please choose your own password first'],
  account_locked: [403, 'Too many attempts, please try again in 10 minutes'],
  account_disabled: [403, 'Sorry, the user does not exist or is disabled'],
  non_member: [403, 'Non-member account unable to login'],
  non_agent: [403, 'Non-agents cannot log in'],
  not_permitted: [403, permission],
  free_reject: [403, 'Please login an actual account to use this function'],
  not_found: [404, 'Not found'],
  conflict: [409, 'This was already done'],
  idempotency_mismatch: [422, 'The same key was used for another request'],
  too_many: [429, 'Too many requests, please wait a moment'],
  maintenance: [503, 'System upgrading, please try again later'],
  region_restricted: [403, 'This service is not available in your region'],
  social_rejected: [400, 'The login was not confirmed, please start again'],
  social_unavailable: [503, 'The login service is not responding, please try again'],
  game_unavailable: [503, 'This game is closed at the moment, please choose another'],
  amount_invalid: [400, 'The amount is not possible here'],
  method_closed: [409, 'This method is closed'],
  promotion_unavailable: [409, 'This promotion cannot be chosen'],
  orders_open: [409, 'Too many orders are open'],
  order_closed: [409, 'The order can no longer be changed'],
  slip_used: [409, 'This transaction ID was used before'],
  image_invalid: [400, 'Not a picture that can be used'],
  image_too_large: [400, 'The picture is larger than 5 MB'],
  account_invalid: [400, 'The account number is not valid'],
  account_taken: [409, 'This account has already been added'],
  accounts_full: [409, 'You cannot add any more accounts'],
  payee_mismatch: [409, 'The name differs from the first account'],
  balance_insufficient: [409, 'The balance is not enough'],
  turnover_left: [409, 'Some turnover is left'],
  allowance_used: [409, 'More than the allowance of today'],
  payment_password_missing: [400, 'There is no payment password yet'],
  payment_password_invalid: [400, 'The payment password must have six digits'],
  payment_password_wrong: [400, 'The payment password is not right'],
  payment_password_locked: [403, 'Too many wrong payment passwords'],
  limit_deposit: [403, 'Above the deposit limit'],
  limit_loss: [403, 'The loss limit is reached'],
  limit_wager: [403, 'The stake limit is reached'],
  limit_session: [403, 'The session time is over'],
  cooling_off: [403, 'The player is on a break'],
  self_excluded: [403, 'The player has excluded themselves'],
}

/** Thrown by a handler; becomes the platform's error answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly status: ContentfulStatusCode
  readonly value: unknown

  constructor(code: Code, value?: unknown) {
    const [status, message] = refusals[code]
    super(message)
    this.code = code
    this.status = status
    this.value = value
  }
}

export const envelope = {
  success: (value: unknown) => JSON.stringify({ success: true, value }),
  refusal: ({ code, message, value }: Refusal) =>
    JSON.stringify({ success: false, code, message, value }),
  broken: JSON.stringify({ success: false, code: 'unknown', message: 'Unknown error' }),
}

export const refuse = (refusal: Refusal) =>
  new Response(envelope.refusal(refusal), {
    status: refusal.status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
