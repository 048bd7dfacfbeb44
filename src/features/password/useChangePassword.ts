import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useFailureText } from '../../i18n/text/failureText.ts'
import '../../i18n/text/failureText.forms.ts'
import type { Failure } from '../../net/failure.ts'
import { useIntent } from '../../net/useIntent.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../ui/form/useFaultyFocus.ts'
import { temporaryPasswordAtom } from '../session/session.atoms.ts'
import { faultTexts } from './PasswordFields.tsx'
import { changePasswordIntent, passwordFormatAtom } from './password.atoms.ts'
import { type PasswordField, type PasswordForm, faultsOf, placeOf } from './password.rules.ts'
import { useHeldForm } from '../../net/money/useHeldForm.ts'

const empty: PasswordForm = { oldPassword: '', newPassword: '', confirmNewPassword: '' }
const patience = 10_000

/** What was typed, what is wrong with it, and the way to send it; what was typed outlives every failure. */
export function useChangePassword(onSaved: (password: string) => void) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [form, setForm] = useState(empty)
  const [tries, setTries] = useState(0)
  const [isSameShown, setSameShown] = useState(false)
  const [corrected, setCorrected] = useState<Failure>()
  const key = useRef(crypto.randomUUID())
  const format = useAtomValue(passwordFormatAtom)
  const temporary = useAtomValue(temporaryPasswordAtom)
  const { run, isBusy, failure } = useIntent(changePasswordIntent)
  const standing = failure === corrected ? undefined : failure
  const faults = faultsOf(form, { format, temporary })
  const shown = tries > 0 ? faults : {}
  const formRef = useFaultyFocus(standing, isSameShown ? 0 : tries)
  useHeldForm(form !== empty)

  const change = (field: PasswordField, text: string) => {
    key.current = crypto.randomUUID()
    setForm((typed) => ({ ...typed, [field]: text }))
    if (failure && placeOf(failure.code) === field) setCorrected(failure)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(faults).length > 0) {
      setTries(tries + 1)
      return setSameShown(Object.values(faults).join() === 'same')
    }
    setTries(0)
    const dismiss = toast('loading', t`Saving…`, patience)
    const isSaved = await run(form, key.current)
    dismiss()
    if (isSaved) onSaved(form.newPassword)
  }
  const errorOf = (field: PasswordField) => {
    const fault = shown[field]
    if (fault) return t(faultTexts[fault])
    return standing && placeOf(standing.code) === field ? failureText(standing) : undefined
  }
  return {
    form,
    formRef,
    isBusy,
    asksOld: temporary === null,
    isSameShown,
    failureText: standing && placeOf(standing.code) === 'form' ? failureText(standing) : undefined,
    errorOf,
    change,
    submit,
    closeSame: () => setSameShown(false),
  }
}
