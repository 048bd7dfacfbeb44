import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import css from './AgentRegisterScreen.module.css'
import { TermsFields } from './TermsFields.tsx'
import { useAccountForm } from './useAccountForm.ts'

interface Props {
  readonly open: boolean
  readonly maxRebate: number
  readonly onClose: () => void
}

export function AccountSheet({ open, ...rest }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={rest.onClose} title={t`Open an account`} closeLabel={t`Close`}>
      <AccountForm {...rest} />
    </Sheet>
  )
}

function AccountForm({ maxRebate, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui()
  const onOpened = (name: string) => {
    toast('success', t`The account ${name} is open`)
    onClose()
  }
  const account = useAccountForm(maxRebate, onOpened)
  const { form, formRef, isBusy, failureText, change, submit, errorOf, rebateFault } = account
  return (
    <form
      ref={formRef}
      className={css.form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={t`Username`}
        hint={t`4 to 16 letters and digits, a letter first`}
        value={form.username}
        error={errorOf('username')}
        onChange={({ target }) => change({ username: target.value })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
      />
      <Field
        label={t`First password`}
        type="password"
        reveal={{ show: t`Show password`, hide: t`Hide password` }}
        value={form.password}
        error={errorOf('password')}
        onChange={({ target }) => change({ password: target.value })}
        autoComplete="new-password"
        autoCapitalize="none"
        maxLength={128}
      />
      <TermsFields terms={form} maxRebate={maxRebate} fault={rebateFault} onChange={change} />
      <Alert>{failureText}</Alert>
      <Button type="submit" block busy={isBusy}>
        <Trans>Open account</Trans>
      </Button>
    </form>
  )
}
