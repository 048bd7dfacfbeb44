import { Trans, useLingui } from '@lingui/react/macro'
import '../../../i18n/text/failureText.forms.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useSecretInputs } from '../../../i18n/text/useSecretInputs.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Form, Submit } from '../../../ui/form/Form.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import css from './AgentRegisterScreen.module.css'
import { TermsFields } from './TermsFields.tsx'
import { type Terms, accountForm } from './link.rules.ts'
import { useRebateMessages } from './link.text.ts'
import { openAccountIntent } from './links.atoms.ts'

interface Values extends Terms {
  readonly username: string
  readonly password: string
}

const initial: Values = { type: 'player', rebate: '', username: '', password: '' }

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
  const { chosen } = useSecretInputs()
  const form = useForm({
    initial,
    schema: accountForm(maxRebate),
    intent: openAccountIntent,
    messages: {
      username: t`Enter a username`,
      password: t`Enter a password`,
      rebate: useRebateMessages(maxRebate),
    },
    places: {
      username_exists: 'username',
      username_invalid: 'username',
      password_invalid: 'password',
    },
    failureText: useFailureText(),
    onDone: ({ userName: name }) => {
      toast('success', t`Account ${name} has been opened`)
      onClose()
    },
  })
  return (
    <Form form={form} className={css.form}>
      <Field
        {...form.field('username')}
        label={t`Username`}
        hint={t`4 to 16 letters and digits, starting with a letter`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
      />
      <Field {...form.field('password')} {...chosen} label={t`Initial password`} />
      <TermsFields form={form} maxRebate={maxRebate} />
      <Submit form={form}>
        <Trans>Open account</Trans>
      </Submit>
    </Form>
  )
}
