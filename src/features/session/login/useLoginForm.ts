import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import type { Failure } from '../../../net/failure.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import { loginIntent, needsCaptchaAtom } from './login.atoms.ts'
import {
  type LoginFaults,
  type LoginField,
  type LoginForm,
  type LoginMethod,
  emptyForm,
  faultOf,
  faultsOf,
  isAbout,
  isFilled,
} from './login.rules.ts'
import type { LoginSlots, ProvePhone } from './login.slots.ts'
import { recallLogin } from '../remembered/remembered.ts'
import { useRemembered } from '../remembered/useRemembered.ts'

/** In the place of a saved password where it only matters that there is one. */
const stand = '*'

const byPlatform: ProvePhone = async () => null

/** What was typed, what is wrong with it, and the way to send it. What was typed outlives every failure but the code. */
export function useLoginForm(
  proveHuman: LoginSlots['proveHuman'],
  provePhone: ProvePhone = byPlatform,
) {
  const [method, setMethod] = useState<LoginMethod>('username')
  const [form, setForm] = useState(emptyForm)
  const [round, setRound] = useState(0)
  const [tried, setTried] = useState<'nothing' | 'number' | 'all'>('nothing')
  const [corrected, setCorrected] = useState<Failure>()
  const [isTouched, setTouched] = useState(false)
  const needsCaptcha = useAtomValue(needsCaptchaAtom)
  const { run, isBusy, failure } = useIntent(loginIntent)
  const standing = failure === corrected ? undefined : failure
  const { savedFor, ...remembered } = useRemembered(method, setForm)
  const [tries, setTries] = useState(0)
  const formRef = useFaultyFocus(standing, tries)
  /** The password of this name is saved on this phone, and nothing else was typed in its place. */
  const isSaved =
    method === 'username' &&
    form.password === '' &&
    form.username.trim() === savedFor &&
    failure?.code !== 'login_failed'
  const faultsNow = () =>
    faultsOf(isSaved ? { ...form, password: stand } : form, method, needsCaptcha)

  const fill = (part: Partial<LoginForm>) => setForm((typed) => ({ ...typed, ...part }))
  const anotherPicture = () => {
    fill({ captcha: '' })
    setRound((count) => count + 1)
  }
  const isTyped = isTouched && isFilled(form)
  useHeldForm(isTyped)
  const change = (field: LoginField, text: string) => {
    setTouched(true)
    fill({ [field]: text })
    if (failure && isAbout(failure.code, method, field)) setCorrected(failure)
  }
  const choose = (chosen: LoginMethod) => {
    if (chosen === method || isBusy) return
    setMethod(chosen)
    setTried('nothing')
    setCorrected(failure)
    anotherPicture()
  }
  /** Whether a code can be sent to the number. */
  const checkNumber = () => {
    const isWell = faultOf(form, 'mobileNum') === undefined
    if (!isWell) {
      setTried('number')
      setTries(tries + 1)
    }
    return isWell
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isFaulty = Object.keys(faultsNow()).length > 0
    setTried(isFaulty ? 'all' : 'nothing')
    if (isFaulty) return setTries(tries + 1)
    const subject = form.username.trim().toLowerCase()
    const proof = method === 'username' ? await proveHuman({ kind: 'login', subject }) : {}
    if (!proof) return
    const { isRemembered } = remembered
    const password = isSaved ? ((await recallLogin())?.password ?? '') : form.password
    await run({ method, form: { ...form, password }, isRemembered, proof, provePhone })
    anotherPicture()
  }
  const faults = tried === 'all' ? faultsNow() : numberFault(tried, form)
  return {
    method,
    form,
    faults,
    failure: standing,
    isBusy,
    isSaved,
    needsCaptcha,
    round,
    formRef,
    change,
    fill,
    choose,
    checkNumber,
    submit,
    ...remembered,
  }
}

const numberFault = (tried: 'nothing' | 'number', form: LoginForm): LoginFaults => {
  const fault = tried === 'number' ? faultOf(form, 'mobileNum') : undefined
  return fault ? { mobileNum: fault } : {}
}

export type LoginFormState = ReturnType<typeof useLoginForm>
