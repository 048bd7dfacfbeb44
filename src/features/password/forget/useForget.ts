import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import '../../../i18n/text/failureText.forms.ts'
import type { Failure } from '../../../net/failure.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import { passwordFormatAtom } from '../password.atoms.ts'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import { dropProofIntent, goOnIntent, provenAtom } from './forget.atoms.ts'
import {
  type ForgetField,
  type ForgetForm,
  emptyForm,
  faultsOfStep,
  placeOfForget,
  stepOf,
} from './forget.rules.ts'
import type { Step } from './forget.search.ts'
import { faultTextsOf } from './forget.text.ts'

type OnSaved = (login: { username: string; password: string }) => Promise<void>

/** Three steps over one form: nothing that was typed is lost on the way there and back. */
export function useForget(wanted: Step, onSaved: OnSaved) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const navigate = useNavigate()
  const [form, setForm] = useState(emptyForm)
  const [tries, setTries] = useState(0)
  const [corrected, setCorrected] = useState<Failure>()
  const key = useRef(crypto.randomUUID())
  const proven = useAtomValue(provenAtom)
  const dropProof = useSetAtom(dropProofIntent)
  const format = useAtomValue(passwordFormatAtom)
  const { run, isBusy, failure } = useIntent(goOnIntent)
  const step = stepOf(wanted, { form, isProven: proven !== null })
  const standing = failure === corrected ? undefined : failure
  const faults = faultsOfStep(step, form, format)
  const shown = tries > 0 ? faults : {}
  const formRef = useFaultyFocus(standing, tries)
  useHeldForm(form.mobileNum !== '')
  useEffect(() => () => dropProof(), [dropProof])

  const show = (next: Step, replace = false) =>
    navigate({ to: '/m/forget', search: { step: next }, replace })
  const change = (part: Partial<ForgetForm>) => {
    key.current = crypto.randomUUID()
    setForm((typed) => ({ ...typed, ...part }))
    setCorrected(failure)
    if ('mobileNum' in part || 'countryDialingCode' in part) dropProof()
  }
  const goOn = async () => {
    if (step === 'mobile') return show('code')
    const username = await run({ step, form, idempotencyKey: key.current })
    if (username === undefined) return
    if (step === 'code') return show('password')
    toast('success', t`Your new password is set. Log in with it.`)
    await onSaved({ username, password: form.newPassword })
    await navigate({ to: '/m/login', replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isFaulty = Object.keys(faults).length > 0
    setTries(isFaulty ? tries + 1 : 0)
    if (!isFaulty) void goOn()
  }
  const errorOf = (field: ForgetField) => {
    const fault = shown[field]
    if (fault) return t(faultTextsOf(field)[fault])
    return standing && placeOfForget(standing.code) === field ? textOf(standing) : undefined
  }
  return {
    step,
    form,
    formRef,
    username: proven?.userName ?? '',
    isBusy,
    failureText: standing && placeOfForget(standing.code) === 'form' ? textOf(standing) : undefined,
    errorOf,
    change,
    submit,
    back: () => void show(step === 'password' ? 'code' : 'mobile', true),
  }
}
