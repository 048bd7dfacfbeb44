import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import '#i18n/text/failureText.forms.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { secretInputs } from '#i18n/text/secretInputs.ts'
import { useForm } from '#net/form/useForm.ts'
import { Button } from '#ui/button/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import css from './AgentRegisterScreen.module.css'
import { TermsFields } from './TermsFields.tsx'
import { type LinkTerms, accountForm } from './link.rules.ts'
import { useRebateMessages } from './link.text.ts'
import { openAccountIntent } from '#features/agency/agency.atoms.ts'

interface Values extends LinkTerms {
  readonly username: string
  readonly password: string
}

const initial: Values = { type: 'player', rebate: '', username: '', password: '' }

export function OpenAccount({ maxRebate }: { readonly maxRebate: number }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Panel title={<Trans>Open an account for a player</Trans>}>
      <p className={css.text}>
        <Trans>The player chooses their own password at the first sign-in.</Trans>
      </p>
      <Button kind="ghost" block onClick={() => setOpen(true)}>
        <Trans comment="Verb on a button: create an account for a player.">Open account</Trans>
      </Button>
      <Sheet open={isOpen} onClose={close} title={t`Open account`}>
        <AccountForm maxRebate={maxRebate} onOpened={close} />
      </Sheet>
    </Panel>
  )
}

interface FormProps {
  readonly maxRebate: number
  readonly onOpened: () => void
}

function AccountForm({ maxRebate, onOpened }: FormProps) {
  const { t } = useLingui()
  const { chosen } = secretInputs
  const { count } = useFormat()
  const [min, max] = [count(4), count(16)]
  const form = useForm({
    initial,
    schema: accountForm(maxRebate),
    intent: openAccountIntent,
    messages: {
      username: { missing: t`Enter a username`, malformed: t`Account format is incorrect` },
      password: { missing: t`Enter a password`, malformed: t`Password format is incorrect` },
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
      onOpened()
    },
  })
  return (
    <Form form={form} className={css.form}>
      <Field
        {...form.field('username')}
        label={t`Username`}
        hint={t`${min} to ${max} letters or digits, starting with a letter`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...form.field('password')} {...chosen} label={t`First password`} />
      <TermsFields form={form} maxRebate={maxRebate} />
      <Submit form={form}>
        <Trans>Open account</Trans>
      </Submit>
    </Form>
  )
}
