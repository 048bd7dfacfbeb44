import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../net/failure.ts'
import { useIntent } from '../../net/useIntent.ts'
import { loginIntent, needsCaptchaAtom } from './login.atoms.ts'
import { type LoginField, type LoginForm, faultsOf, placeOf } from './login.rules.ts'
import { recallLogin } from './remembered.ts'

const empty: LoginForm = { username: '', password: '', captcha: '' }

/** What was typed, what is wrong with it, and the way to send it. What was typed outlives every failure but the code. */
export function useLoginForm() {
  const [form, setForm] = useState(empty)
  const [isRemembered, setRemembered] = useState(false)
  const [round, setRound] = useState(0)
  const [isTried, setTried] = useState(false)
  const [corrected, setCorrected] = useState<Failure>()
  const needsCaptcha = useAtomValue(needsCaptchaAtom)
  const { run, isBusy, failure } = useIntent(loginIntent)
  const standing = failure === corrected ? undefined : failure
  const faults = isTried ? faultsOf(form, needsCaptcha) : {}
  const formRef = useFaultyFocus(standing, isTried)

  useEffect(() => {
    void recallLogin().then((login) => {
      if (!login) return
      setForm((typed) => (typed.username || typed.password ? typed : { ...typed, ...login }))
      setRemembered(true)
    })
  }, [])

  const change = (field: LoginField, text: string) => {
    setForm((typed) => ({ ...typed, [field]: text }))
    if (failure && isAbout(failure, field)) setCorrected(failure)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isFaulty = Object.keys(faultsOf(form, needsCaptcha)).length > 0
    setTried(isFaulty)
    if (isFaulty) return focusFault(formRef.current)
    await run({ ...form, isRemembered })
    setForm((typed) => ({ ...typed, captcha: '' }))
    setRound((count) => count + 1)
  }
  return {
    form,
    faults,
    failure: standing,
    isBusy,
    needsCaptcha,
    round,
    isRemembered,
    formRef,
    change,
    submit,
    setRemembered,
  }
}

/** The wrong half of a failed login may be the name as well as the password. */
const isAbout = ({ code }: Failure, field: LoginField) => {
  const place = placeOf(code)
  return place === field || (place === 'password' && field === 'username')
}

function useFaultyFocus(failure: Failure | undefined, isTried: boolean) {
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure ?? isTried) focusFault(formRef.current)
  }, [failure, isTried])
  return formRef
}

const focusFault = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
