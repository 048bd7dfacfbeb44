import { Trans, useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import * as v from 'valibot'
import { LoginPassword } from '../../../api/account/password.ts'
import { ChosenPaymentPassword } from '../../../api/money/withdrawal.ts'
import { useSecretInputs } from '../../../i18n/text/useSecretInputs.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, Submit } from '../../../ui/form/Form.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import css from '../Cashier.module.css'
import { useRefusalText } from '../useRefusalText.ts'
import { setPaymentPasswordIntent } from './withdrawal.atoms.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const PasswordForm = v.object({
  paymentPassword: ChosenPaymentPassword,
  loginPassword: LoginPassword,
})

export function PasswordSheet({ open, onClose }: Props) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const form = useForm({
    initial: { paymentPassword: '', loginPassword: '' },
    schema: PasswordForm,
    intent: setPaymentPasswordIntent,
    messages: {
      paymentPassword: t`A payment password is six digits`,
      loginPassword: t`Enter your password`,
    },
    places: { old_password_wrong: 'loginPassword' },
    failureText: (failure) =>
      failure.code === 'old_password_wrong'
        ? t`The login password is incorrect`
        : refusalText(failure),
    onDone: () => {
      form.reset()
      toast('success', t`Payment password set`)
      onClose()
    },
  })
  const { current, digits } = useSecretInputs()
  return createPortal(
    <Sheet open={open} onClose={onClose} title={t`Set a payment password`} closeLabel={t`Close`}>
      <Form form={form} className={css.form}>
        <Field
          {...form.field('paymentPassword')}
          {...digits}
          label={t`Payment password`}
          name="newPaymentPassword"
          hint={t`Six digits that you use for withdrawals alone`}
        />
        <Field {...form.field('loginPassword')} {...current} label={t`Login password`} />
        <Submit form={form}>
          <Trans>Save</Trans>
        </Submit>
      </Form>
    </Sheet>,
    document.body,
  )
}
