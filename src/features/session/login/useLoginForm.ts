import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { whileCurrent } from '#device/whileCurrent.ts'
import { useCaptchaMessages, useMobileMessages, useSmsCodeMessages } from '#i18n/text/codeText.ts'
import '#i18n/text/failureText.forms.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useForm } from '#net/form/useForm.ts'
import { isSameName, recallLogin, recallNumber } from '#features/session/remembered/remembered.ts'
import { proveHumanIntent } from '#features/verification/human/human.atoms.ts'
import { type LoginTry, loginIntent, needsCaptchaAtom } from './login.atoms.ts'
import { type LoginForm, type LoginMethod, emptyLogin, loginForm, placesBy } from './login.rules.ts'
import * as v from 'valibot'
import type { Phone } from '#api/account/mobile.ts'
import { tabStorage, readJson } from '#device/storage/storage.ts'

export function useLoginForm(username = '') {
  const proveHuman = useSetAtom(proveHumanIntent)
  const [stored] = useState(storedNumber)
  const [initial, setInitial] = useState({ ...emptyLogin, username, ...stored })
  const fill = (part: Partial<LoginForm>) => setInitial((before) => ({ ...before, ...part }))
  const [method, setMethod] = useState<LoginMethod>(stored ? 'sms' : 'username')
  const needsCaptcha = useAtomValue(needsCaptchaAtom)
  const [savedFor, setSavedFor] = useState<string | null>(null)
  const [isRemembered, setRemembered] = useState(false)
  const isSavedIn = ({ username, password }: LoginForm) =>
    method === 'username' && password === '' && savedFor !== null && isSameName(username, savedFor)
  const form = useForm<LoginForm, LoginTry, void>({
    initial,
    schema: (values) => loginForm(values, { method, needsCaptcha, isSaved: isSavedIn(values) }),
    intent: loginIntent,
    messages: useMessages(),
    places: placesBy(method),
    oneTime: ['captcha'],
    failureText: useFailureText(),
    onFailed: ({ code }) => {
      if (code === 'login_failed') setSavedFor(null)
    },
    around: async (filled, submit) => {
      if ('mobileNum' in filled) return submit({ ...filled, isRemembered })
      const proof = await proveHuman({ kind: 'login', subject: filled.username.toLowerCase() })
      const password = filled.password || ((await recallLogin())?.password ?? '')
      if (proof) await submit({ ...filled, password, isRemembered, proof })
    },
  })
  /** When a name and its secret are refused, either may be wrong: an edit of one counts for both. */
  const change = (part: Partial<LoginForm>) => {
    const { username, password, mobileNum, verificationCode } = form.values
    form.change({ username, password, mobileNum, verificationCode, ...part })
  }
  useRemembered(method, form.values, {
    fill,
    onRecall: (name, isKnown) => {
      setSavedFor(name)
      setRemembered(isKnown)
    },
  })
  useEffect(() => dropNumber, [])
  const choose = (chosen: LoginMethod) => {
    if (chosen === method || form.isBusy) return
    setMethod(chosen)
    form.change({ captcha: '' })
    form.renewKey()
    form.clearErrors()
  }
  return {
    form,
    method,
    change,
    fill,
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
    mobileNum: useMobileMessages(),
    verificationCode: useSmsCodeMessages(),
    captcha: useCaptchaMessages(),
  }
}

export type LoginState = ReturnType<typeof useLoginForm>

interface Recalled {
  readonly part: Partial<LoginForm>
  /** The name whose stored password can be used. The password itself is never put into a field. */
  readonly savedFor: string | null
}

async function recall(method: LoginMethod): Promise<Recalled | null> {
  if (method === 'sms') {
    const part = recallNumber()
    return part && { part, savedFor: null }
  }
  const login = await recallLogin()
  if (!login) return null
  const { username, password } = login
  return { part: { username }, savedFor: password === '' ? null : username }
}

const isTyped = ({ username, password, mobileNum }: LoginForm, method: LoginMethod) =>
  method === 'sms' ? mobileNum !== '' : username !== '' || password !== ''

interface Filling {
  readonly fill: (part: Partial<LoginForm>) => void
  readonly onRecall: (savedFor: string | null, isKnown: boolean) => void
}

/** Never overwrites what was typed. */
function useRemembered(method: LoginMethod, values: LoginForm, { fill, onRecall }: Filling) {
  const take = useEffectEvent((known: Recalled | null) => {
    onRecall(known?.savedFor ?? null, known !== null)
    if (known && !isTyped(values, method)) fill(known.part)
  })
  useEffect(() => whileCurrent(recall(method), (known) => take(known)), [method])
}

const storageKey = 'askedNumber'
const StoredPhone = v.object({ mobileNum: v.string(), countryDialingCode: v.string() })

const isOpenedAnew = () => {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && 'type' in visit && visit.type === 'navigate'
}

/** The number that a code was requested for: a reload of the login returns to it and to its countdown. */
function storedNumber(): Phone | null {
  if (isOpenedAnew()) return null
  const asked = v.safeParse(StoredPhone, readJson(tabStorage, storageKey))
  return asked.success ? asked.output : null
}

export const storeNumber = ({ mobileNum, countryDialingCode }: Phone) =>
  tabStorage.write(storageKey, JSON.stringify({ mobileNum, countryDialingCode }))

const dropNumber = () => tabStorage.write(storageKey, null)
