import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { DepositReason, DepositStatus } from '#api/money/deposit.ts'
import type { DepositOrderStep } from './order/order.rules.ts'

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
