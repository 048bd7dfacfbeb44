import { msg } from '@lingui/core/macro'
import { addFailureTexts } from './failureText.ts'
import './failureText.play.ts'

/** For screens that move money. */
addFailureTexts({
  amount_invalid: msg`This amount is outside the allowed range. Enter another amount.`,
  method_closed: msg`This payment method is closed right now. Choose another one.`,
  promotion_unavailable: msg`This promotion cannot be chosen with this deposit`,
  orders_open: msg`You have several orders open. Finish or cancel one of them first.`,
  order_closed: msg`This order can no longer be changed`,
  slip_used: msg`This transaction ID was already used for another deposit`,
  image_invalid: msg`This picture cannot be used. Choose a PNG or JPG.`,
  image_too_large: msg`This picture is larger than 5 MB`,
  account_invalid: msg`Check the account number`,
  account_taken: msg`This account has already been added`,
  accounts_full: msg`You cannot add more accounts`,
  payee_mismatch: msg`The account must be in the same name as your first one`,
  balance_insufficient: msg`Your balance is not enough for this amount`,
  turnover_left: msg`You still have turnover to complete before you can withdraw`,
  allowance_used: msg`This is more than you can withdraw today`,
  payment_password_missing: msg`Set a payment password first`,
  payment_password_invalid: msg`The payment password must have six digits`,
  payment_password_wrong: msg`The payment password is incorrect`,
  payment_password_locked: msg`Too many wrong payment passwords. Use an SMS code, or try again later.`,
  first_password: msg`Choose your own password first, then come back`,
  limit_deposit: msg`This is more than your own deposit limit allows`,
})
