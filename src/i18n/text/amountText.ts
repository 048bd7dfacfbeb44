import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What is wrong with typed money, by the fault that `parseAmount` names. */
export const amountTexts = {
  missing: msg`Enter an amount`,
  malformed: msg`Enter the amount in digits, such as 500 or 1,250.50`,
  negative: msg`The amount must be above zero`,
  decimals: msg`At most two digits after the point`,
  large: msg`This amount is too large`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>
