import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { typedAmountOf } from '#api/money/amount.ts'
import type { DepositOrder } from '#api/money/deposit.ts'
import { clockOf } from '#i18n/clock.ts'
import { useDigits } from '#i18n/digits.ts'
import { useNow } from '#net/reach/useNow.ts'
import { Button } from '#ui/button/Button.tsx'
import { CopyRow } from '#ui/button/Copy.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Form } from '#ui/form/Form.tsx'
import { ImageField } from '#ui/form/ImageField.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { CancelOrder } from '#features/cashier/CancelOrder.tsx'
import css from '#features/cashier/Cashier.module.css'
import { Heading } from '#features/cashier/Heading.tsx'
import { Outcome } from '#features/cashier/Outcome.tsx'
import { cancelDepositIntent, isStepwiseAtom } from '#features/cashier/deposit/deposit.atoms.ts'
import pay from './Payment.module.css'
import { type Slip, useSlip } from './useSlip.ts'

interface WaitingOrder extends DepositOrder {
  readonly instruction: NonNullable<DepositOrder['instruction']>
}

interface Props {
  readonly order: WaitingOrder
  readonly next: string | undefined
  readonly onTimeUp: () => void
}

/** The last step: paying and reporting the payment. */
export function Payment({ order, next, onTimeUp }: Props) {
  const slip = useSlip(order, next)
  const isStepwise = useAtomValue(isStepwiseAtom)
  const amount = useAtomValue(moneyAtom)(order.amount)
  return (
    <>
      <Form form={slip.form} className={css.form}>
        <Heading step={isStepwise ? 3 : null}>
          <Trans>Pay {amount}</Trans>
        </Heading>
        <PayInstruction order={order} />
        <SlipFields {...slip} />
        <SlipSubmit form={slip.form} until={order.instruction.expiresAt} onTimeUp={onTimeUp} />
      </Form>
      <CancelOrder kind="deposit" id={order.id} intent={cancelDepositIntent} />
    </>
  )
}

/** The payee, the amount and the reference. */
function PayInstruction({ order }: { readonly order: WaitingOrder }) {
  const { t } = useLingui()
  const { instruction, methodName: method } = order
  const row = (name: string, value: string, isStrong = false, label = name) => (
    <CopyRow
      name={label}
      value={value}
      isStrong={isStrong}
      copyLabel={t({
        message: `Copy: ${name}`,
        comment: 'The placeholder is the label of what is copied, such as “Transaction ID”.',
      })}
    />
  )
  return (
    <>
      <p className={css.text}>
        <Trans>Pay exactly this amount by {method}.</Trans>
      </p>
      <dl className={pay.rows}>
        {row(
          t({ message: 'Pay to', comment: 'Label; the number or account to pay to follows.' }),
          instruction.payTo,
          true,
        )}
        {instruction.payee !== undefined && row(t`Payee name`, instruction.payee)}
        {instruction.channel !== undefined && row(t`Channel`, instruction.channel)}
        {row(t`Amount`, typedAmountOf(order.amount), true)}
        {row(
          t({ message: 'Reference', comment: 'A short code that the player writes on a payment.' }),
          instruction.reference,
          true,
          t`Add this reference to the payment`,
        )}
      </dl>
    </>
  )
}

function SlipFields({ form, changePictures }: Slip) {
  const { t } = useLingui()
  return (
    <>
      <div>
        <h2 className={css.subheading}>
          <Trans>Tell us about your payment</Trans>
        </h2>
        <p className={css.text}>
          <Trans>Both are in the message that confirms your payment.</Trans>
        </p>
      </div>
      <Field
        {...form.field('transactionId')}
        label={t`Transaction ID`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
      />
      <Field
        {...form.field('senderLast4')}
        label={t`Last 4 characters of the number you paid from`}
        autoComplete="off"
        enterKeyHint="done"
      />
      <ImageField
        label={t`Pictures of the payment (optional)`}
        hint={t`Up to 3, PNG or JPG, 5 MB each`}
        error={form.errorOf('pictures')}
        value={form.values.pictures}
        onChange={changePictures}
      />
    </>
  )
}

interface TimeProps {
  /** Epoch milliseconds on the platform's clock. */
  readonly until: number
  readonly onTimeUp: () => void
}

const SlipSubmit = ({ form: { act, notice }, ...time }: Pick<Slip, 'form'> & TimeProps) => (
  <ActionBar>
    <Outcome
      act={act}
      notice={notice}
      texts={{
        absent: <Trans>What you entered has not arrived yet. You can send it again.</Trans>,
        unknown: <Trans>We do not know whether it arrived. It is not sent twice.</Trans>,
        slow: <Trans>Waiting for an answer. Nothing is sent twice.</Trans>,
        checking: <Trans>We did not get an answer. Checking what happened to your order…</Trans>,
        waiting: <Trans>It has not arrived yet. We check again in 30 seconds.</Trans>,
      }}
    >
      <TimeLeft {...time} />
    </Outcome>
    {act.state !== 'unknown' && (
      <Button type="submit" block busy={act.isBusy}>
        <Trans>Send for review</Trans>
      </Button>
    )}
  </ActionBar>
)

const short = 120_000

function TimeLeft({ until, onTimeUp }: TimeProps) {
  const left = until - useNow()
  const isOver = left <= 0
  const end = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const clock = useDigits()(clockOf(left).padStart(5, '0'))
  return (
    <p className={pay.time} data-short={left < short || undefined}>
      <span>
        <Trans>Time left to pay</Trans>
      </span>
      <span className={pay.left} role="timer">
        {clock}
      </span>
    </p>
  )
}
