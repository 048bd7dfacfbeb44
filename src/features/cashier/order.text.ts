import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { DepositReason, DepositStatus } from '#api/money/deposit.ts'
import type { DepositOrderStep, WithdrawalOrderStep } from './order.rules.ts'
import type { WithdrawalReason, WithdrawalStatus } from '#api/money/withdrawal.ts'

export const depositStatusNames: Readonly<Record<DepositStatus, MessageDescriptor>> = {
  waiting: msg`Waiting for your payment`,
  reviewing: msg`Checking your payment`,
  credited: msg({
    message: 'Credited',
    comment: 'A deposit that is in the balance. Short, for a status badge.',
  }),
  rejected: msg({
    message: 'Rejected',
    comment: 'A request that was turned down. Short, for a status badge.',
  }),
  expired: msg`Expired`,
  cancelled: msg({
    message: 'Canceled',
    comment:
      'A request that was taken back, or a draw that did not take place. Short, for a status badge.',
  }),
}

export const depositStepNames: Readonly<Record<DepositOrderStep, MessageDescriptor>> = {
  made: msg`Deposit requested`,
  paid: msg`Payment reported`,
  reviewed: msg`Payment checked`,
  credited: msg`Added to your balance`,
}

export const depositReasonTexts: Readonly<Record<DepositReason, MessageDescriptor>> = {
  not_received: msg`The payment has not arrived.`,
  amount_differs: msg`The amount we received differs from your order.`,
  slip_unclear: msg`The payment details could not be read or did not match.`,
  other: msg`The payment could not be confirmed.`,
}

export const withdrawalStatusNames: Readonly<Record<WithdrawalStatus, MessageDescriptor>> = {
  applying: msg({ message: 'Requested', comment: 'A withdrawal that nobody has looked at yet.' }),
  processing: msg({ message: 'Processing', comment: 'A withdrawal that is being carried out.' }),
  paid: msg({ message: 'Paid', comment: 'A withdrawal that has been sent to the player.' }),
  rejected: msg`Rejected`,
  cancelled: msg`Canceled`,
}

export const withdrawalStepNames: Readonly<Record<WithdrawalOrderStep, MessageDescriptor>> = {
  requested: msg`Withdrawal requested`,
  processed: msg`Being paid out`,
  paid: msg`Sent to your account`,
}

export const withdrawalReasonTexts: Readonly<Record<WithdrawalReason, MessageDescriptor>> = {
  account_wrong: msg`The account does not exist or cannot receive money.`,
  name_differs: msg`The account is in another name.`,
  review: msg`The review found something that must be resolved first.`,
  other: msg`The payment could not be made.`,
}
