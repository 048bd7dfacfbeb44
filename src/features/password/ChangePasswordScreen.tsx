import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import '#i18n/text/failureText.forms.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { secretInputs } from '#i18n/text/secretInputs.ts'
import { useForm } from '#net/form/useForm.ts'
import { Link } from '#ui/Link.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Field } from '#ui/form/Field.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { usePageTitle } from '#ui/pageTitle.ts'
import { rememberNewPassword } from '#features/session/remembered/remembered.ts'
import {
  sessionAtom,
  settlePasswordIntent,
  temporaryPasswordAtom,
} from '#features/session/session.atoms.ts'
import {
  NewPasswordFields,
  PasswordHead,
  UsernameField,
  usePasswordMessages,
} from './PasswordFields.tsx'
import css from './PasswordForm.module.css'
import { changePasswordIntent, passwordFormatAtom } from './password.atoms.ts'
import { changeForm, passwordPlaces } from './password.rules.ts'

const pause = 1000

export function ChangePasswordScreen() {
  const session = useAtomValue(sessionAtom)
  const [username] = useState(session?.userName ?? '')
  const [isFirst] = useState(session?.firstTimeLogin ?? false)
  const { t } = useLingui()
  usePageTitle(isFirst ? t`First password` : t`Change password`)
  const { isDone, finish } = useFinish(username)
  const { form, ...password } = useChangePassword(finish)
  const [asksOld, setAsksOld] = useState(password.asksOld)
  if (!isDone && asksOld !== password.asksOld) setAsksOld(password.asksOld)
  return (
    <Form form={form} className={css.page}>
      <PasswordHead
        icon="lock"
        title={isFirst ? t`Choose your own password` : t`Choose a new password`}
      >
        {isFirst ? (
          <Trans>The password you used is only for your first sign-in.</Trans>
        ) : (
          <Trans>You have to sign in again on your other devices.</Trans>
        )}
      </PasswordHead>
      <div className={css.fields}>
        <UsernameField username={username} />
        {asksOld && (
          <div>
            <Field
              {...form.field('oldPassword')}
              {...secretInputs.current}
              label={t`Old password`}
              enterKeyHint="next"
            />
            <Link to="/m/forget" className={css.forgot}>
              <Trans>Forgot password?</Trans>
            </Link>
          </div>
        )}
        <NewPasswordFields form={form} />
      </div>
      <ActionBar>
        <Submit form={form} {...(isDone && { busy: true })}>
          <Trans>Save password</Trans>
        </Submit>
      </ActionBar>
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
function useFinish(username: string) {
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
    void rememberNewPassword({ username, password })
  }
  return { isDone, finish }
}

const patience = 10_000

function useChangePassword(onSaved: (password: string) => void) {
  const { t } = useLingui()
  const [isSameShown, setSameShown] = useState(false)
  const format = useAtomValue(passwordFormatAtom)
  const temporary = useAtomValue(temporaryPasswordAtom)
  const form = useForm({
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    schema: changeForm({ format, temporary }),
    intent: changePasswordIntent,
    messages: usePasswordMessages(),
    places: passwordPlaces,
    failureText: useFailureText(),
    around: (filled, submit) => submit(filled).finally(toast('loading', t`Saving…`, patience)),
    onDone: (_done, { newPassword }) => onSaved(newPassword),
  })
  const onSubmit = (event?: FormEvent) => {
    setSameShown(Object.values(form.faults).join() === 'same')
    form.onSubmit(event)
  }
  return {
    form: { ...form, onSubmit },
    asksOld: temporary === null,
    isSameShown,
    closeSame: () => setSameShown(false),
  }
}
