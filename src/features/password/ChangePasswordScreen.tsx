import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Link } from '../../ui/Link.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { sessionAtom, settlePasswordIntent } from '../session/session.atoms.ts'
import { NewPasswordFields, OldPasswordField, UsernameField } from './PasswordFields.tsx'
import { PasswordHead } from './PasswordHead.tsx'
import css from './PasswordForm.module.css'
import { useChangePassword } from './useChangePassword.ts'

interface Props {
  /** Updates the stored login on this phone, if there is one. */
  readonly onSaved: (login: { username: string; password: string }) => Promise<void>
}

const pause = 1000

export function ChangePasswordScreen({ onSaved }: Props) {
  const session = useAtomValue(sessionAtom)
  const [username] = useState(session?.userName ?? '')
  const [isFirst] = useState(session?.firstTimeLogin ?? false)
  const { t } = useLingui()
  usePageTitle(isFirst ? t`First password` : t`Change password`)
  const { isDone, finish } = useFinish((password) => onSaved({ username, password }))
  const { form, ...password } = useChangePassword(finish)
  const [asksOld, setAsksOld] = useState(password.asksOld)
  if (!isDone && asksOld !== password.asksOld) setAsksOld(password.asksOld)
  return (
    <Form form={form} className={css.page}>
      <PasswordHead
        icon="lock"
        title={isFirst ? t`Choose your password` : t`Choose a new password`}
      >
        {isFirst ? (
          <Trans>The password you used is only for your first login.</Trans>
        ) : (
          <Trans>Your other phones and browsers will have to log in again.</Trans>
        )}
      </PasswordHead>
      <div className={css.fields}>
        <UsernameField username={username} />
        {asksOld && (
          <div>
            <OldPasswordField {...form.field('oldPassword')} />
            <Link to="/m/forget" className={css.forgot}>
              <Trans>Forgot password?</Trans>
            </Link>
          </div>
        )}
        <NewPasswordFields form={form} />
      </div>
      <Submit form={form} {...(isDone && { busy: true })}>
        <Trans>Save password</Trans>
      </Submit>
      <Dialog
        open={password.isSameShown}
        title={t`Choose another password`}
        confirmLabel={t`OK`}
        onConfirm={password.closeSame}
      >
        <Trans>The new password and the old password cannot be the same</Trans>
      </Dialog>
    </Form>
  )
}

/** Section 4. */
function useFinish(remember: (password: string) => Promise<void>) {
  const [isDone, setDone] = useState(false)
  const settle = useSetAtom(settlePasswordIntent)
  const navigate = useNavigate()
  const { t } = useLingui()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate({ to: '/m/home', replace: true }), pause)
    return () => clearTimeout(timer)
  }, [isDone, navigate])
  const finish = (password: string) => {
    setDone(true)
    toast('success', t`Change saved`, pause)
    settle()
    void remember(password)
  }
  return { isDone, finish }
}
