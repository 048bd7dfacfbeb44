import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import css from '../KeyForm.module.css'
import { usePaymentForm } from './usePaymentForm.ts'

interface Props {
  readonly open: boolean
  /** There is one already, which the new one replaces. */
  readonly isChange: boolean
  readonly onClose: () => void
}

export function PaymentSheet({ open, isChange, onClose }: Props) {
  const { t } = useLingui()
  const title = isChange ? t`Change the payment password` : t`Set a payment password`
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t`Close`}>
      <PaymentForm isChange={isChange} onClose={onClose} />
    </Sheet>
  )
}

function PaymentForm({ isChange, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui()
  const onSaved = () => {
    toast('success', isChange ? t`Payment password changed` : t`Payment password set`)
    onClose()
  }
  const { form, formRef, isBusy, failureText, change, submit, errorOf } = usePaymentForm(
    isChange,
    onSaved,
  )
  const secret = {
    type: 'password',
    reveal: { show: t`Show password`, hide: t`Hide password` },
  }
  const digits = { ...secret, inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const
  return (
    <form
      ref={formRef}
      className={css.form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        {...(isChange
          ? digits
          : { ...secret, autoComplete: 'current-password', autoCapitalize: 'none' })}
        label={isChange ? t`Payment password in use` : t`Login password`}
        value={form.current}
        error={errorOf('current')}
        onChange={({ target }) => change('current', target.value)}
      />
      <Field
        {...digits}
        label={t`New payment password`}
        hint={t`Six digits that you use for withdrawals alone`}
        value={form.chosen}
        error={errorOf('chosen')}
        onChange={({ target }) => change('chosen', target.value)}
      />
      <Field
        {...digits}
        label={t`The same once more`}
        value={form.again}
        error={errorOf('again')}
        onChange={({ target }) => change('again', target.value)}
      />
      <Alert>{failureText}</Alert>
      <Button type="submit" block busy={isBusy}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
