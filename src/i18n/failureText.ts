import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type Kind = 'offline' | 'timeout' | 'refused' | 'malformed' | 'signedOut' | 'busy'

interface Failed {
  readonly kind: Kind
  readonly code: string | null
}

/** One sentence for each way a call can fail. */
const kinds: Readonly<Record<Kind, MessageDescriptor>> = {
  offline: msg`You are offline. Check your connection and try again.`,
  timeout: msg`The network is slow. Please try again.`,
  refused: msg`Unknown error`,
  malformed: msg`Loading failed, click to retry`,
  signedOut: msg`You are not logged in, please login first`,
  busy: msg`The platform is busy. Please try again in a moment.`,
}

/** What the platform's codes say, in the words of the error catalogue (section 8). */
export const codeTexts: Readonly<Record<string, MessageDescriptor>> = {
  input_invalid: msg`Please check what you entered`,
  not_logged_in: msg`You are not logged in, please login first`,
  session_expired: msg`The account has been logged out, please log in again`,
  login_failed: msg`The username or the password is incorrect`,
  captcha_required: msg`Please enter the verification code`,
  captcha_wrong: msg`Verification code error`,
  code_wrong: msg`Verification code error`,
  code_expired: msg`This code no longer works. Please ask for a new one.`,
  human_required: msg`Please pass the check and try again`,
  human_wrong: msg`Not quite. Here is a new one.`,
  old_password_wrong: msg`The old password is incorrect`,
  password_same: msg`The new password and the old password cannot be the same`,
  username_exists: msg`Sorry, the username already exists`,
  mobile_exists: msg`This mobile number already has an account`,
  email_exists: msg`This e-mail address already has an account`,
  username_invalid: msg`Account format is incorrect`,
  password_invalid: msg`Password format is incorrect`,
  email_invalid: msg`E-mail format is incorrect`,
  mobile_invalid: msg`The mobile num is not valid`,
  name_invalid: msg`Name format is not valid`,
  referrer_invalid: msg`Referrer link error`,
  invitation_invalid: msg`Invalid invitation code`,
  account_locked: msg`Too many attempts. This account is locked for a while.`,
  account_disabled: msg`Sorry, the user does not exist or is disabled`,
  non_member: msg`Non-member account unable to login`,
  non_agent: msg`Non-agents cannot log in`,
  not_permitted: msg`Sorry, this account does not have permission or the feature is temporarily unavailable`,
  free_reject: msg`Please login an actual account to use this function`,
  not_found: msg`This is no longer available`,
  conflict: msg`This has already been done`,
  idempotency_mismatch: msg`This was already sent with other details. Please start again.`,
  too_many: msg`Too many attempts. Please wait a moment and try again.`,
  maintenance: msg`System upgrading, please try again later`,
  region_restricted: msg`Sorry, the service is not available where you are`,
  social_rejected: msg`The sign-in was not confirmed. Please start again.`,
  social_unavailable: msg`The sign-in service does not answer. Try again in a moment, or use your username.`,
  game_unavailable: msg`This game is closed at the moment. Please choose another one.`,
}

const known = new Map(Object.entries(codeTexts))

/** Adds the sentences of codes that only later screens can meet, so that the first view does not carry them. */
export function bringFailureTexts(texts: Readonly<Record<string, MessageDescriptor>>) {
  for (const [code, text] of Object.entries(texts)) known.set(code, text)
}

/** The sentence that tells a player what went wrong: the code's own, else the kind's. */
export function useFailureText() {
  const { t } = useLingui()
  return ({ kind, code }: Failed): string => t((code !== null && known.get(code)) || kinds[kind])
}
