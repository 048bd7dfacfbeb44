import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'
import { LoginError, LoginFields } from './login/LoginFields.tsx'
import { MethodTabs, useHasSms } from './login/MethodTabs.tsx'
import type { LoginSlots } from './login/login.slots.ts'
import { sessionAtom } from './session.atoms.ts'
import css from './SessionSheet.module.css'
import { useLoginForm } from './login/useLoginForm.ts'

type Slots = Omit<LoginSlots, 'social' | 'trial'>

interface Props extends Slots {
  readonly open: boolean
  readonly onGiveUp: () => void
}

export function SessionSheet({ open, onGiveUp, ...slots }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onGiveUp} title={t`Please log in again`} dismissible={false}>
      <LoginForm {...slots} />
    </Sheet>
  )
}

function LoginForm(slots: Slots) {
  const username = useAtomValue(sessionAtom)?.userName ?? ''
  const login = useLoginForm(slots, username)
  const { form, method, choose } = login
  // Firebase needs a page with its own policy, and a reload would lose the form.
  const needsOwnPage = Boolean(useAtomValue(merchantAtom).firebase)
  const hasSms = useHasSms() && !needsOwnPage
  return (
    <Form form={form} className={css.form}>
      <p className={css.text}>
        <Trans>The account has been logged out. What you entered is still here.</Trans>
      </p>
      {hasSms && <MethodTabs method={method} onChoose={choose} />}
      <LoginFields login={login} hasTabs={Boolean(hasSms)} {...slots} />
      <LoginError {...login} />
      <Button type="submit" block busy={form.isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}
