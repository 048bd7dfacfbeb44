import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { LoginForm, LoginMethod } from '../login/login.rules.ts'
import { recallLogin, recallNumber } from './remembered.ts'

interface Recalled {
  readonly part: Partial<LoginForm>
  /** Whose password can be used; the password itself never stands in a field. */
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

/** Fills in what this phone remembers of a method, each time it is chosen; what was typed stays. */
export function useRemembered(method: LoginMethod, setForm: Dispatch<SetStateAction<LoginForm>>) {
  const [isRemembered, setRemembered] = useState(false)
  const [savedFor, setSavedFor] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    void recall(method).then((known) => {
      if (!isCurrent) return
      setRemembered(known !== null)
      setSavedFor(known?.savedFor ?? null)
      if (known) setForm((form) => (isTyped(form, method) ? form : { ...form, ...known.part }))
    })
    return () => {
      isCurrent = false
    }
  }, [method, setForm])
  return { isRemembered, setRemembered, savedFor }
}
