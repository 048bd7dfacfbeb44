import '../../../i18n/text/failureText.forms.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useCaptchaMessages } from '../../../i18n/text/captchaText.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { isSameName, recallLogin } from '../remembered/remembered.ts'
import { useRemembered } from '../remembered/useRemembered.ts'
import { askedNumber, forgetAskedNumber } from './askedNumber.ts'
import { type Try, loginIntent, needsCaptchaAtom } from './login.atoms.ts'
import {
  type LoginForm,
  type LoginMethod,
  emptyForm,
  loginForm,
  pairs,
  placesBy,
} from './login.rules.ts'
import type { LoginSlots } from './login.slots.ts'

type Proofs = Pick<LoginSlots, 'proveHumanIntent' | 'provePhoneIntent'>

export function useLoginForm({ proveHumanIntent, provePhoneIntent }: Proofs, username = '') {
  const proveHuman = useSetAtom(proveHumanIntent)
  const [asked] = useState(askedNumber)
  const [method, setMethod] = useState<LoginMethod>(asked ? 'sms' : 'username')
  const needsCaptcha = useAtomValue(needsCaptchaAtom)
  const [savedFor, setSavedFor] = useState<string | null>(null)
  const [isRemembered, setRemembered] = useState(false)
  const isSavedIn = ({ username, password }: LoginForm) =>
    method === 'username' && password === '' && savedFor !== null && isSameName(username, savedFor)
  const form = useForm<LoginForm, Try, void>({
    initial: { ...emptyForm, username, ...asked },
    schema: (values) => loginForm(values, { method, needsCaptcha, isSaved: isSavedIn(values) }),
    intent: loginIntent,
    messages: useMessages(),
    places: placesBy(method),
    together: pairs,
    oneTime: ['captcha'],
    failureText: useFailureText(),
    onFailed: ({ code }) => {
      if (code === 'login_failed') setSavedFor(null)
    },
    before: async (filled) => {
      if ('mobileNum' in filled)
        return { ...filled, isRemembered, ...(provePhoneIntent && { provePhoneIntent }) }
      const proof = await proveHuman({ kind: 'login', subject: filled.username.toLowerCase() })
      const password = filled.password || ((await recallLogin())?.password ?? '')
      return proof && { ...filled, password, isRemembered, proof }
    },
  })
  useRemembered(method, {
    form,
    onRecall: (name, isKnown) => {
      setSavedFor(name)
      setRemembered(isKnown)
    },
  })
  useEffect(() => forgetAskedNumber, [])
  const choose = (chosen: LoginMethod) => {
    if (chosen === method || form.isBusy) return
    setMethod(chosen)
    form.change({ captcha: '' })
    form.renewKey()
    form.forgive()
  }
  return {
    form,
    method,
    choose,
    needsCaptcha,
    isSaved: isSavedIn(form.values),
    isRemembered,
    setRemembered: (isTicked: boolean) => {
      setRemembered(isTicked)
      form.renewKey()
    },
  }
}

function useMessages() {
  const { t } = useLingui()
  return {
    username: { missing: t`Enter your username`, malformed: t`Account format is incorrect` },
    password: { missing: t`Enter your password`, malformed: t`Password format is incorrect` },
    mobileNum: {
      missing: t`Enter your mobile number`,
      malformed: t`Please enter a valid mobile number`,
    },
    verificationCode: {
      missing: t`Enter the code from the SMS`,
      malformed: t`Digits only, up to 10`,
    },
    captcha: useCaptchaMessages(),
  }
}

export type LoginState = ReturnType<typeof useLoginForm>
