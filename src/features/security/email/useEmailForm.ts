import '../../../i18n/text/failureText.forms.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { bindEmail } from '../../../api/account/security.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import type { Failure } from '../../../net/failure.ts'
import { intentAtom } from '../../../net/intent.ts'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import { type EmailField, type Fault, empty, faultsOf, placeOf } from './email.rules.ts'

const bindEmailIntent = intentAtom(bindEmail)

const faultTexts: Readonly<Record<Fault, MessageDescriptor>> = {
  notEmail: msg`E-mail format is incorrect`,
  missing: msg`Enter the code from the e-mail`,
  notDigits: msg`Only digits`,
}

/** What was typed and what is wrong with it; nothing of it outlives the sheet. */
export function useEmailForm(onBound: () => void) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy, failure } = useIntent(bindEmailIntent)
  const [form, setForm] = useState(empty)
  const [tried, setTried] = useState<'nothing' | EmailField | 'all'>('nothing')
  const [tries, setTries] = useState(0)
  const [corrected, setCorrected] = useState<Failure>()
  const standing = failure === corrected ? undefined : failure
  const formRef = useFaultyFocus(standing, tries)
  useHeldForm(form !== empty)
  const faults = faultsOf(form)

  /** Another address has a code of its own. */
  const change = (field: EmailField, text: string) => {
    setForm((typed) => ({ ...typed, ...(field === 'email' && { code: '' }), [field]: text }))
    setCorrected(failure)
  }
  const askCode = () => {
    if (!faults.email) return true
    setTried('email')
    setTries(tries + 1)
    return false
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried('all')
    setTries(tries + 1)
    if (Object.keys(faults).length > 0) return
    const isBound = await run({ email: form.email.trim(), verificationCode: form.code })
    if (isBound) onBound()
  }
  const errorOf = (field: EmailField) => {
    const fault = (tried === 'all' || tried === field) && faults[field]
    if (fault) return t(faultTexts[fault])
    return standing && placeOf(standing.code) === field ? textOf(standing) : undefined
  }
  const failureText = standing && !placeOf(standing.code) ? textOf(standing) : undefined
  return { form, formRef, isBusy, failureText, change, askCode, submit, errorOf }
}
