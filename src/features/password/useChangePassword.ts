import '../../i18n/text/failureText.forms.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { useForm } from '../../net/form/useForm.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { temporaryPasswordAtom } from '../session/session.atoms.ts'
import { usePasswordMessages } from './PasswordFields.tsx'
import { changePasswordIntent, passwordFormatAtom } from './password.atoms.ts'
import { changeForm, places } from './password.rules.ts'

const patience = 10_000

export function useChangePassword(onSaved: (password: string) => void) {
  const { t } = useLingui()
  const [isSameShown, setSameShown] = useState(false)
  const format = useAtomValue(passwordFormatAtom)
  const temporary = useAtomValue(temporaryPasswordAtom)
  const form = useForm({
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    schema: changeForm({ format, temporary }),
    intent: changePasswordIntent,
    messages: usePasswordMessages(),
    places,
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
