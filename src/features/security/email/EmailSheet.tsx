import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { bindEmail } from '../../../api/account/security.ts'
import '../../../i18n/text/failureText.forms.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { intentAtom } from '../../../net/intent.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, Submit } from '../../../ui/form/Form.tsx'
import type { EmailCodeProps } from '../../../ui/form/slots.ts'
import { type Openable, Sheet } from '../../../ui/overlay/Sheet.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import css from '../KeyForm.module.css'
import { EmailForm, places } from './email.rules.ts'

const bindEmailIntent = intentAtom(bindEmail)

export type EmailCodeSlot = ComponentType<EmailCodeProps>

interface Props extends Openable {
  /** Replaces an address that is already bound. */
  readonly isChange: boolean
  readonly CodeField: EmailCodeSlot
}

export function EmailSheet({ open, isChange, ...form }: Props) {
  const { t } = useLingui()
  const title = isChange ? t`Change the e-mail address` : t`Add an e-mail address`
  return (
    <Sheet open={open} onClose={form.onClose} title={title}>
      <BindForm {...form} />
    </Sheet>
  )
}

function BindForm({ CodeField, onClose }: Omit<Props, 'open' | 'isChange'>) {
  const { t } = useLingui()
  const form = useForm({
    initial: { email: '', verificationCode: '' },
    schema: EmailForm,
    intent: bindEmailIntent,
    messages: {
      email: t`E-mail format is incorrect`,
      verificationCode: {
        missing: t`Enter the code from the e-mail`,
        malformed: t`Digits only, up to 10`,
      },
    },
    places,
    failureText: useFailureText(),
    onDone: () => {
      toast('success', t`E-mail address added`)
      onClose()
    },
  })
  return (
    <Form form={form} className={css.form} data-keep-clear>
      <Field
        {...form.field('email')}
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
        // A code belongs to its address.
        onChange={({ target }) => form.change({ email: target.value, verificationCode: '' })}
        data-autofocus
      />
      <CodeField
        {...form.field('verificationCode')}
        email={form.values.email}
        onAsk={() => form.check('email')}
      />
      <Submit form={form}>
        <Trans>Save</Trans>
      </Submit>
    </Form>
  )
}
