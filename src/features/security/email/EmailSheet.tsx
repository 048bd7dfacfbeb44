import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import css from '../KeyForm.module.css'
import { useEmailForm } from './useEmailForm.ts'

/** A code from an e-mail, with the way to ask for one; lent by whoever sends codes. */
export type EmailCodeSlot = ComponentType<{
  readonly email: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
  readonly onAsk: () => boolean
}>

interface Props {
  readonly open: boolean
  /** One is bound already, which the new one replaces. */
  readonly isChange: boolean
  readonly CodeField: EmailCodeSlot
  readonly onClose: () => void
}

export function EmailSheet({ open, isChange, ...form }: Props) {
  const { t } = useLingui()
  const title = isChange ? t`Change the e-mail address` : t`Bind an e-mail address`
  return (
    <Sheet open={open} onClose={form.onClose} title={title} closeLabel={t`Close`}>
      <EmailForm {...form} />
    </Sheet>
  )
}

function EmailForm({ CodeField, onClose }: Omit<Props, 'open' | 'isChange'>) {
  const { t } = useLingui()
  const { form, formRef, isBusy, failureText, change, askCode, submit, errorOf } = useEmailForm(
    () => {
      toast('success', t`E-mail address bound`)
      onClose()
    },
  )
  return (
    <form
      ref={formRef}
      className={css.form}
      noValidate
      data-keep-clear
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={t`E-mail`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
        maxLength={100}
        value={form.email}
        error={errorOf('email')}
        onChange={({ target }) => change('email', target.value)}
        data-autofocus
      />
      <CodeField
        email={form.email}
        value={form.code}
        error={errorOf('code')}
        onChange={(code) => change('code', code)}
        onAsk={askCode}
      />
      <Alert>{failureText}</Alert>
      <Button type="submit" block busy={isBusy}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
