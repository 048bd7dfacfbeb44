import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { bindEmail, sendEmailCode } from '#api/account/security.ts'
import '#i18n/text/failureText.forms.ts'
import { useDigitsText } from '#i18n/text/codeText.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useForm } from '#net/form/useForm.ts'
import { intentAtom, perform } from '#net/intent.ts'
import { Button } from '#ui/button/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Field } from '#ui/form/Field.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import css from '#ui/overlay/SheetForm.module.css'
import { SecurityRow } from '#features/security/SecurityRow.tsx'
import { EmailForm, emailPlaces } from './email.rules.ts'
import * as v from 'valibot'
import { Plain } from '#api/typed/text.ts'
import { CodeInput, type CodeRequestProps } from '#features/verification/CodeField.tsx'
import { codeIntent } from '#features/verification/codeIntent.atoms.ts'
import { useCodeSending } from '#features/verification/useCodeSending.ts'

interface Props {
  /** Masked; null when none is bound. */
  readonly email: string | null
}

export function EmailRow({ email }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const title = email === null ? t`Add an e-mail address` : t`Change the e-mail address`
  return (
    <SecurityRow
      icon="mail"
      name={<Trans>E-mail</Trans>}
      facts={email ?? <Trans>No e-mail address yet.</Trans>}
      action={
        <>
          <Button kind="ghost" size="small" onClick={() => setOpen(true)}>
            {email === null ? <Trans>Add</Trans> : <Trans>Change</Trans>}
          </Button>
          <Sheet open={isOpen} onClose={close} title={title}>
            <BindForm isChange={email !== null} onBound={close} />
          </Sheet>
        </>
      }
    />
  )
}

const bindEmailIntent = intentAtom(bindEmail)

interface FormProps {
  readonly isChange: boolean
  readonly onBound: () => void
}

function BindForm({ isChange, onBound }: FormProps) {
  const { t } = useLingui()
  const form = useForm({
    initial: { email: '', verificationCode: '' },
    schema: EmailForm,
    intent: bindEmailIntent,
    messages: {
      email: t`E-mail format is incorrect`,
      verificationCode: {
        missing: t`Enter the code from the e-mail`,
        malformed: useDigitsText(10),
      },
    },
    places: emailPlaces,
    failureText: useFailureText(),
    onDone: () => {
      toast('success', isChange ? t`Change saved` : t`E-mail address added`)
      onBound()
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
      <EmailCodeField
        {...form.field('verificationCode')}
        email={form.values.email}
        mayRequest={() => form.validate('email')}
      />
      <Submit form={form}>
        <Trans>Save</Trans>
      </Submit>
    </Form>
  )
}

interface CodeProps extends CodeRequestProps {
  readonly email: string
}

const sendEmailCodeIntent = codeIntent<string>(
  (email) => `email:${email.toLowerCase()}`,
  (email, { send }) => send((signal) => perform(sendEmailCode, { email }, { signal })),
)

function EmailCodeField({ email, ...field }: CodeProps) {
  const address = v.parse(Plain, email)
  const sending = useCodeSending(sendEmailCodeIntent, address)
  return <CodeInput {...field} sending={sending} sentTo={address} isByMail />
}
