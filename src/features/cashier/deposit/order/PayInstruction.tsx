import { Trans, useLingui } from '@lingui/react/macro'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { typedAmountOf } from '../../../../api/money/amount.ts'
import { CopyRow } from '../../../../ui/button/CopyRow.tsx'
import css from '../../Cashier.module.css'
import pay from './PayInstruction.module.css'

export interface WaitingOrder extends DepositOrder {
  readonly instruction: NonNullable<DepositOrder['instruction']>
}

/** The payee, the amount and the reference. */
export function PayInstruction({ order }: { readonly order: WaitingOrder }) {
  const { t } = useLingui()
  const { instruction, methodName: method } = order
  const row = (name: string, value: string, isStrong = false) => (
    <CopyRow name={name} value={value} isStrong={isStrong} copyLabel={t`Copy: ${name}`} />
  )
  return (
    <>
      <p className={css.text}>
        <Trans>Pay exactly this amount by {method} and write the reference on it.</Trans>
      </p>
      <dl className={pay.rows}>
        {row(t`Pay to`, instruction.payTo, true)}
        {instruction.payee !== undefined && row(t`Payee`, instruction.payee)}
        {instruction.channel !== undefined && row(t`Channel`, instruction.channel)}
        {row(t`Amount`, typedAmountOf(order.amount), true)}
        {row(t`Reference`, instruction.reference, true)}
      </dl>
    </>
  )
}
