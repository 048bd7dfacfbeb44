import { msg } from '@lingui/core/macro'
import { bringFailureTexts } from './failureText.ts'

/** For account forms. */
bringFailureTexts({
  login_failed: msg`The username or the password is incorrect`,
  captcha_required: msg`Please enter the verification code`,
  captcha_wrong: msg`Verification code error`,
  code_wrong: msg`Verification code error`,
  code_expired: msg`This code no longer works. Please ask for a new one.`,
  human_required: msg`Please complete the check and try again`,
  human_wrong: msg`That was not right. Here is a new one.`,
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
  age_unconfirmed: msg`Please confirm your age`,
  account_locked: msg`Too many attempts. This account is locked for a while.`,
  account_disabled: msg`Sorry, the user does not exist or is disabled`,
  non_member: msg`Non-member account unable to login`,
  non_agent: msg`Non-agents cannot log in`,
  idempotency_mismatch: msg`This was already sent with other details. Please start again.`,
  sealing_key_unknown: msg`Nothing was sent: the server’s security key is not the one this app expects. Update the app, or contact customer service.`,
  social_rejected: msg`The login was not confirmed. Please start again.`,
  social_unavailable: msg`The login service is not responding. Try again in a moment, or use your username.`,
})
