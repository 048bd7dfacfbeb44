import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WithdrawalReason, WithdrawalStatus } from '#api/money/withdrawal.ts'
import type { WithdrawalOrderStep } from './order.rules.ts'

export const withdrawalStatusNames: Readonly<Record<WithdrawalStatus, MessageDescriptor>> = {
  applying: msg({ message: 'Requested', comment: 'A withdrawal that nobody has looked at yet.' }),
  processing: msg({ message: 'Processing', comment: 'A withdrawal that is being carried out.' }),
  paid: msg({ message: 'Paid', comment: 'A withdrawal that has been sent to the player.' }),
  rejected: msg`Rejected`,
  cancelled: msg`Canceled`,
}

export const withdrawalStepNames: Readonly<Record<WithdrawalOrderStep, MessageDescriptor>> = {
  asked: msg`Withdrawal requested`,
  processed: msg`Being paid out`,
  paid: msg`Sent to your account`,
}

export const withdrawalReasonTexts: Readonly<Record<WithdrawalReason, MessageDescriptor>> = {
  account_wrong: msg`The account does not exist or cannot receive money.`,
  name_differs: msg`The account is in another name.`,
  review: msg`The review found something that must be resolved first.`,
  other: msg`The payment could not be made.`,
}
