import '#i18n/text/failureText.forms.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useMobileMessages, useSmsCodeMessages } from '#i18n/text/codeText.ts'
import { useForm } from '#net/form/useForm.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { usePasswordMessages } from '#features/password/PasswordFields.tsx'
import { passwordFormatAtom } from '#features/password/password.atoms.ts'
import { rememberNewPassword } from '#features/session/remembered/remembered.ts'
import { dropProofIntent, continueIntent, provenAtom } from './forget.atoms.ts'
import {
  type ForgetForm,
  emptyForget,
  formOfStep,
  forgetPlaces,
  forgetStepOf,
} from './forget.rules.ts'
import type { Step } from './forget.search.ts'

export function useForget(wanted: Step) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const proven = useAtomValue(provenAtom)
  const dropProof = useSetAtom(dropProofIntent)
  const format = useAtomValue(passwordFormatAtom)
  useEffect(() => () => dropProof(), [dropProof])
  const show = (next: Step, replace = false) =>
    void navigate({ to: '.', search: { step: next }, replace })
  const finish = async (username: string, password: string) => {
    toast('success', t`Your new password is set. Sign in with it.`)
    await rememberNewPassword({ username, password })
    await navigate({ to: '/m/login', replace: true })
  }
  const stepFor = (form: ForgetForm) => forgetStepOf(wanted, { form, isProven: proven !== null })
  const [countryDialingCode, setCountryCode] = useState('')
  const form = useForm({
    initial: { ...emptyForget, countryDialingCode },
    schema: (values) => formOfStep(stepFor(values), values, format),
    intent: continueIntent,
    messages: {
      ...usePasswordMessages(),
      mobileNum: { ...useMobileMessages(), missing: t`Enter your mobile number` },
      verificationCode: useSmsCodeMessages(),
    },
    places: forgetPlaces,
    failureText: useFailureText(),
    onDone: (username, filled) => {
      if ('newPassword' in filled) void finish(username, filled.newPassword)
      else show('verificationCode' in filled ? 'password' : 'code')
    },
  })
  const step = stepFor(form.values)
  const begin = useEffectEvent(() => {
    if (step !== wanted) show(step, true)
  })
  // The form is in memory only, so a later step that is reloaded falls back to the first.
  useEffect(() => begin(), [])
  return {
    step,
    form,
    setCountryCode,
    username: proven?.userName ?? '',
    /** A different number needs a new proof. */
    dropProof,
    back: () => show(step === 'password' ? 'code' : 'mobile', true),
  }
}

export type Forgetting = ReturnType<typeof useForget>
