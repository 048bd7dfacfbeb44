import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { DepositReason, DepositStatus } from '#api/money/deposit.ts'
import type { OrderStep } from './order/order.rules.ts'

export const statusNames: Readonly<Record<DepositStatus, MessageDescriptor>> = {
  waiting: msg`Waiting for your payment`,
  reviewing: msg`Under review`,
  credited: msg`Credited`,
  rejected: msg`Rejected`,
  expired: msg`Expired`,
  cancelled: msg`Canceled`,
}

export const stepNames: Readonly<Record<OrderStep, MessageDescriptor>> = {
  made: msg`Deposit requested`,
  paid: msg`Payment reported`,
  reviewed: msg`Payment checked`,
  credited: msg`Added to your balance`,
}

export const reasonTexts: Readonly<Record<DepositReason, MessageDescriptor>> = {
  not_received: msg`The payment has not arrived.`,
  amount_differs: msg`The amount we received differs from your order.`,
  slip_unclear: msg`The payment details could not be read or did not match.`,
  other: msg`The payment could not be confirmed.`,
}
