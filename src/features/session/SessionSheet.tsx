import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'
import { LoginError, LoginFields } from './login/LoginFields.tsx'
import { MethodTabs, useHasSms } from './login/MethodTabs.tsx'
import { sessionAtom } from './session.atoms.ts'
import { leaveSessionIntent } from './session.watch.ts'
import css from './SessionSheet.module.css'
import { useLoginForm } from './login/useLoginForm.ts'

export function SessionSheet({ open }: { readonly open: boolean }) {
  const { t } = useLingui()
  const leave = useSetAtom(leaveSessionIntent)
  return (
    <Sheet open={open} onClose={() => leave()} title={t`Sign in again`} dismissible={false}>
      <LoginForm />
    </Sheet>
  )
}

function LoginForm() {
  const username = useAtomValue(sessionAtom)?.userName ?? ''
  const login = useLoginForm(username)
  const { form, method, choose } = login
  // Firebase needs a page with its own policy, and a reload would lose the form.
  const needsOwnPage = Boolean(useAtomValue(merchantAtom).firebase)
  const hasSms = useHasSms() && !needsOwnPage
  return (
    <Form form={form} className={css.form}>
      <p className={css.text}>
        <Trans>The account has been signed out. What you entered is still here.</Trans>
      </p>
      {hasSms && <MethodTabs method={method} onChoose={choose} />}
      <LoginFields login={login} hasTabs={Boolean(hasSms)} />
      <LoginError {...login} />
      <Button type="submit" block busy={form.isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}
