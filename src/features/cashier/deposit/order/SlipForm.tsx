import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '../../../../ui/form/Form.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { ImageField } from '../../../../ui/form/ImageField.tsx'
import { StepBar } from '../../../../ui/layout/StepBar.tsx'
import { CancelOrder } from '../../CancelOrder.tsx'
import { cancelDepositIntent } from '../deposit.atoms.ts'
import css from '../../Cashier.module.css'
import own from '../Deposit.module.css'
import type { WaitingProps } from './PayInstruction.tsx'
import { SlipSubmit } from './SlipSubmit.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { totalSteps as total } from './order.rules.ts'
import { type Slip, useSlip } from './useSlip.ts'
import { useStepFocus } from '../../useStepFocus.ts'

export function SlipForm({ order, instruction, isStepwise, onTimeUp }: WaitingProps) {
  const { t } = useLingui()
  const told = useSlip(order)
  const { form } = told
  const reached = total
  const heading = useStepFocus(isStepwise ? 'slip' : null)
  const Heading = isStepwise ? 'h1' : 'h2'
  return (
    <Form form={form} className={css.form}>
      {isStepwise && (
        <StepBar reached={reached} total={total} label={t`Step ${reached} of ${total}`} />
      )}
      <div className={own.head}>
        <Heading ref={heading} className={css.heading} tabIndex={-1}>
          <Trans>Tell us about your payment</Trans>
        </Heading>
        <p className={css.text}>
          <Trans>You find both in the message that confirms your payment.</Trans>
        </p>
      </div>
      {isStepwise && <TimeLeft until={instruction.expiresAt} onTimeUp={onTimeUp} />}
      <Told {...told} />
      <SlipSubmit form={form} orderId={order.id} isStepwise={isStepwise} />
      {!isStepwise && <CancelOrder kind="deposit" id={order.id} intent={cancelDepositIntent} />}
    </Form>
  )
}

function Told({ form, changePictures }: Slip) {
  const { t } = useLingui()
  return (
    <>
      <Field
        {...form.field('transactionId')}
        label={t`Transaction ID`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        maxLength={60}
      />
      <Field
        {...form.field('senderLast4')}
        label={t`Last 4 of the sender’s number`}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={8}
      />
      <ImageField
        label={t`Pictures of the payment (optional)`}
        hint={t`Up to 3, PNG or JPG, at most 5 MB each`}
        error={form.errorOf('pictures')}
        value={form.values.pictures}
        onChange={changePictures}
      />
    </>
  )
}
