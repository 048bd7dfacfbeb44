import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { typedAmountOf } from '../../../../api/money/amount.ts'
import { Link } from '../../../../ui/Link.tsx'
import { CopyRow } from '../../../../ui/button/CopyRow.tsx'
import { StepBar } from '../../../../ui/layout/StepBar.tsx'
import { buttonClass } from '../../../../ui/button/buttonClass.ts'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { CancelOrder } from '../../CancelOrder.tsx'
import { cancelDepositIntent } from '../deposit.atoms.ts'
import css from '../../Cashier.module.css'
import own from '../Deposit.module.css'
import pay from './PayInstruction.module.css'
import { TimeLeft } from './TimeLeft.tsx'
import { moneyAtom } from '../../../merchant/merchant.atoms.ts'
import { totalSteps as total } from './order.rules.ts'
import { useStepFocus } from '../../useStepFocus.ts'

export interface WaitingProps {
  readonly order: DepositOrder
  readonly instruction: NonNullable<DepositOrder['instruction']>
  readonly isStepwise: boolean
  readonly onTimeUp: () => void
}

export function PayInstruction({ order, instruction, isStepwise, onTimeUp }: WaitingProps) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const heading = useStepFocus('pay')
  const amount = money(order.amount)
  const method = order.methodName
  const reached = 3
  const row = (name: string, value: string, isStrong = false) => (
    <CopyRow
      name={name}
      value={value}
      isStrong={isStrong}
      copyLabel={t`Copy: ${name}`}
      onCopied={() => toast('success', t`Copied`, 1500)}
    />
  )
  return (
    <section className={css.form}>
      {isStepwise && (
        <StepBar reached={reached} total={total} label={t`Step ${reached} of ${total}`} />
      )}
      <div className={own.head}>
        <h1 ref={heading} className={css.heading} tabIndex={-1}>
          <Trans>Pay {amount}</Trans>
        </h1>
        <p className={css.text}>
          <Trans>Pay exactly this amount by {method} and write the reference on it.</Trans>
        </p>
      </div>
      <TimeLeft until={instruction.expiresAt} onTimeUp={onTimeUp} />
      <dl className={pay.rows}>
        {row(t`Pay to`, instruction.payTo, true)}
        {instruction.payee !== undefined && row(t`Payee`, instruction.payee)}
        {instruction.channel !== undefined && row(t`Channel`, instruction.channel)}
        {row(t`Amount`, typedAmountOf(order.amount), true)}
        {row(t`Reference`, instruction.reference, true)}
      </dl>
      {isStepwise && (
        <div className={css.actions}>
          <Link
            to="/m/voucherCenter"
            search={{ order: order.id, step: 'slip' }}
            className={buttonClass('primary', 'medium', true)}
          >
            <Trans>I have paid</Trans>
          </Link>
          <CancelOrder kind="deposit" id={order.id} intent={cancelDepositIntent} />
        </div>
      )}
    </section>
  )
}
