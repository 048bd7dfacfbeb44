import { Trans, useLingui } from '@lingui/react/macro'
import '../../../i18n/text/failureText.forms.ts'
import '../../../i18n/text/failureText.money.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { secretInputs } from '../../../i18n/text/secretInputs.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, Submit } from '../../../ui/form/Form.tsx'
import { type Openable, Sheet } from '../../../ui/overlay/Sheet.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import css from '../KeyForm.module.css'
import { setPaymentPasswordIntent } from './payment.atoms.ts'
import { paymentForm, places } from './payment.rules.ts'

interface Props extends Openable {
  /** Replaces an existing payment password. */
  readonly isChange: boolean
}

export function PaymentSheet({ open, isChange, onClose }: Props) {
  const { t } = useLingui()
  const title = isChange ? t`Change the payment password` : t`Set a payment password`
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <PaymentForm isChange={isChange} onClose={onClose} />
    </Sheet>
  )
}

function PaymentForm({ isChange, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui()
  const form = useForm({
    initial: { current: '', chosen: '', again: '' },
    schema: paymentForm(isChange),
    intent: setPaymentPasswordIntent,
    messages: {
      current: t`Enter your password`,
      chosen: {
        same: t`The new password and the old password cannot be the same`,
        malformed: t`The payment password must have six digits`,
      },
      again: t`Confirmation password not matched`,
    },
    places,
    failureText: useFailureText(),
    onDone: () => {
      toast('success', isChange ? t`Payment password changed` : t`Payment password set`)
      onClose()
    },
  })
  const { current, digits } = secretInputs
  return (
    <Form form={form} className={css.form}>
      <Field
        {...form.field('current')}
        {...(isChange ? digits : current)}
        label={isChange ? t`Current payment password` : t`Login password`}
      />
      <Field
        {...form.field('chosen')}
        {...digits}
        label={t`New payment password`}
        hint={t`Six digits, used only for withdrawals`}
      />
      <Field {...form.field('again')} {...digits} label={t`Repeat the new password`} />
      <Submit form={form}>
        <Trans>Save</Trans>
      </Submit>
    </Form>
  )
}
