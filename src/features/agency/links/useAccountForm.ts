import '../../../i18n/text/failureText.forms.ts'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import { type Terms, rebateFault, rebateOf } from './link.rules.ts'
import { openAccountIntent } from './links.atoms.ts'

interface AccountForm extends Terms {
  readonly username: string
  readonly password: string
}
type Named = 'username' | 'password'

const empty: AccountForm = { type: 'player', rebate: '', username: '', password: '' }

const placeOf = (code: string | null): Named | undefined => {
  if (code === 'username_exists' || code === 'username_invalid') return 'username'
  return code === 'password_invalid' ? 'password' : undefined
}

/** What was typed for a new account; the platform has the last word on names and passwords. */
export function useAccountForm(maxRebate: number, onOpened: (username: string) => void) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy, failure } = useIntent(openAccountIntent)
  const [form, setForm] = useState(empty)
  const [tries, setTries] = useState(0)
  const key = useRef(crypto.randomUUID())
  const formRef = useFaultyFocus(failure, tries)
  const fault = rebateFault(form.rebate, maxRebate)
  const isTyped = [form.username, form.password, form.rebate].some(Boolean)
  useHeldForm(isTyped)
  const change = (part: Partial<AccountForm>) => {
    key.current = crypto.randomUUID()
    setForm((typed) => ({ ...typed, ...part }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    const rebate = rebateOf(form.rebate)
    if (fault || rebate === undefined || !form.username || !form.password) return
    const username = form.username.trim()
    const opened = await run({ ...form, username, rebate }, { idempotencyKey: key.current })
    if (opened) onOpened(opened.userName)
  }
  const errorOf = (field: Named) => {
    if (tries > 0 && form[field] === '')
      return field === 'username' ? t`Enter a username` : t`Enter a password`
    return failure && placeOf(failure.code) === field ? textOf(failure) : undefined
  }
  return {
    form,
    formRef,
    isBusy,
    rebateFault: tries > 0 ? fault : undefined,
    failureText: failure && !placeOf(failure.code) ? textOf(failure) : undefined,
    change,
    submit,
    errorOf,
  }
}
