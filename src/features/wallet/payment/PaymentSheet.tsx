import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { getWithdrawalSummary, setPaymentPassword } from '#api/money/withdrawal.ts'
import '#i18n/text/failureText.forms.ts'
import '#i18n/text/failureText.money.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useSmsCodeMessages } from '#i18n/text/codeText.ts'
import { secretInputs } from '#i18n/text/secretInputs.ts'
import { useForm } from '#net/form/useForm.ts'
import { intentAtom } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { Field } from '#ui/form/Field.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { Options } from '#ui/form/Options.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import css from '#ui/overlay/SheetForm.module.css'
import { OwnCodeField } from '#features/verification/OwnCodeField.tsx'
import { type PaymentProof, emptyPayment, paymentForm, paymentPlaces } from './payment.rules.ts'

interface Props extends Openable {
  /** Replaces an existing payment password. */
  readonly isChange: boolean
}

export function PaymentSheet({ open, ...form }: Props) {
  const { t } = useLingui()
  const title = form.isChange ? t`Change the payment password` : t`Set a payment password`
  return (
    <Sheet open={open} onClose={form.onClose} title={title}>
      <PaymentForm {...form} />
    </Sheet>
  )
}

function PaymentForm({ isChange, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui()
  const number = useAtomValue(withdrawalSummaryAtom).value?.mobile ?? null
  const [proof, setProof] = useState<PaymentProof>(isChange ? 'password' : 'login')
  const form = useForm({
    initial: emptyPayment,
    schema: paymentForm(proof),
    intent: setPaymentPasswordIntent,
    messages: {
      current: t`Enter your password`,
      code: useSmsCodeMessages(),
      chosen: {
        same: t`The new password and the old password cannot be the same`,
        malformed: t`The payment password must have six digits`,
      },
      again: t`Confirmation password not matched`,
    },
    places: paymentPlaces,
    failureText: useFailureText(),
    onDone: () => {
      toast('success', isChange ? t`Payment password changed` : t`Payment password set`)
      onClose()
    },
  })
  const { current, digits } = secretInputs
  return (
    <Form form={form} className={css.form}>
      {isChange && number !== null && (
        <Options<PaymentProof>
          label={t`Confirm with`}
          value={proof}
          onChoose={setProof}
          options={[
            { key: 'password', title: <Trans>Payment password</Trans> },
            { key: 'code', title: <Trans>SMS code</Trans> },
          ]}
        />
      )}
      {proof === 'code' ? (
        <OwnCodeField {...form.field('code')} number={number ?? ''} />
      ) : (
        <Field
          {...form.field('current')}
          {...(isChange ? digits : current)}
          label={isChange ? t`Current payment password` : t`Sign-in password`}
        />
      )}
      <Field
        {...form.field('chosen')}
        {...digits}
        label={t`New payment password`}
        hint={t`Six digits, used only for withdrawals`}
      />
      <Field {...form.field('again')} {...digits} label={t`Confirm new password`} />
      <Submit form={form}>
        <Trans>Save</Trans>
      </Submit>
    </Form>
  )
}

export const withdrawalSummaryAtom = queryAtom(getWithdrawalSummary, () => ({}))

const setPaymentPasswordIntent = intentAtom(setPaymentPassword)
