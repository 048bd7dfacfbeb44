import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFailureText } from '../../i18n/text/failureText.ts'
import '../../i18n/text/failureText.forms.ts'
import type { Failure } from '../../net/failure.ts'
import { needsCaptchaAtom } from './trial.atoms.ts'
import { asksForCaptcha, captchaFaultOf } from './trial.rules.ts'
import { useTrialStart } from './useTrialStart.ts'

/** The one field that a trial may ask for, and the way to start. */
export function useTrialForm() {
  const { t } = useLingui()
  const textOf = useFailureText()
  const [captcha, setText] = useState('')
  const [round, setRound] = useState(0)
  const [isTried, setTried] = useState(false)
  const [corrected, setCorrected] = useState<Failure>()
  const needsCaptcha = useAtomValue(needsCaptchaAtom)
  const { start, isBusy, failure } = useTrialStart()
  const formRef = useRef<HTMLFormElement>(null)
  const standing = failure === corrected ? undefined : failure
  const fault = needsCaptcha && isTried ? captchaFaultOf(captcha) : undefined
  const isOfCaptcha = standing !== undefined && asksForCaptcha(standing.code)

  const focusCaptcha = () => formRef.current?.querySelector('input')?.focus()
  useEffect(() => {
    if (isOfCaptcha) focusCaptcha()
  }, [isOfCaptcha])

  const setCaptcha = (code: string) => {
    setText(code)
    setCorrected(failure)
  }
  const send = async () => {
    const isFaulty = needsCaptcha && captchaFaultOf(captcha) !== undefined
    setTried(isFaulty)
    if (isFaulty) return focusCaptcha()
    if (await start(captcha)) return
    setText('')
    setRound((count) => count + 1)
  }
  const errorTexts = {
    missing: t`Please enter the verification code`,
    malformed: t`Only digits, up to 6`,
  }
  return {
    captcha,
    captchaError: (fault && errorTexts[fault]) ?? (isOfCaptcha ? textOf(standing) : undefined),
    failureText: standing && !isOfCaptcha ? textOf(standing) : undefined,
    needsCaptcha,
    round,
    isBusy,
    formRef,
    setCaptcha,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
}
