import { Trans, useLingui } from '@lingui/react/macro'
import { useImageWords } from '../../../../i18n/text/useImageWords.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { ImageField } from '../../../../ui/form/ImageField.tsx'
import { StepBar } from '../../../../ui/layout/StepBar.tsx'
import { CancelButton } from './CancelButton.tsx'
import css from '../../Cashier.module.css'
import own from '../Deposit.module.css'
import type { WaitingProps } from './PayInstruction.tsx'
import { SlipSubmit } from './SlipSubmit.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { totalSteps as total } from './order.rules.ts'
import type { SlipFault } from './slip.rules.ts'
import { useSlip } from './useSlip.ts'
import { useStepFocus } from '../../useStepFocus.ts'

/** Tells the platform how an order was paid. */
export function SlipForm({ order, instruction, isStepwise, onTimeUp }: WaitingProps) {
  const { t } = useLingui()
  const told = useSlip(order)
  const { formRef, act, submit } = told
  const reached = total
  const heading = useStepFocus(isStepwise ? 'slip' : null)
  const Heading = isStepwise ? 'h1' : 'h2'
  return (
    <form ref={formRef} className={css.form} noValidate aria-busy={act.isBusy} onSubmit={submit}>
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
      <SlipSubmit {...told} orderId={order.id} isStepwise={isStepwise} />
      {!isStepwise && <CancelButton order={order} />}
    </form>
  )
}

function Told({ slip, pictures, faults, refusedAt, change, ...told }: ReturnType<typeof useSlip>) {
  const { t } = useLingui()
  const imageWords = useImageWords()
  const faultText = (fault: SlipFault | undefined, missing: string, malformed: string) =>
    fault && (fault === 'missing' ? missing : malformed)
  return (
    <>
      <Field
        label={t`Transaction ID`}
        name="transactionId"
        value={slip.transactionId}
        error={
          faultText(
            faults.transactionId,
            t`Enter the transaction ID`,
            t`6 to 40 letters and digits, as in the confirmation`,
          ) ?? refusedAt('transactionId')
        }
        onChange={({ target }) => change({ transactionId: target.value })}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        maxLength={60}
      />
      <Field
        label={t`Last 4 of the sender’s number`}
        name="senderLast4"
        value={slip.senderLast4}
        error={faultText(
          faults.senderLast4,
          t`Enter the last 4 characters of the number you paid from`,
          t`Exactly 4 letters or digits`,
        )}
        onChange={({ target }) => change({ senderLast4: target.value })}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={8}
      />
      <ImageField
        {...imageWords}
        label={t`Pictures of the payment (optional)`}
        hint={t`Up to 3, PNG or JPG, at most 5 MB each`}
        error={refusedAt('pictures')}
        value={pictures}
        onChange={told.changePictures}
      />
    </>
  )
}
