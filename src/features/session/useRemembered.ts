import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { LoginForm, LoginMethod } from './login.rules.ts'
import { recallLogin, recallNumber } from './remembered.ts'

const recall = async (method: LoginMethod): Promise<Partial<LoginForm> | null> =>
  method === 'sms' ? recallNumber() : recallLogin()

const isTyped = ({ username, password, mobileNum }: LoginForm, method: LoginMethod) =>
  method === 'sms' ? mobileNum !== '' : username !== '' || password !== ''

/** Fills in what this phone remembers of a method, each time it is chosen; what was typed stays. */
export function useRemembered(method: LoginMethod, setForm: Dispatch<SetStateAction<LoginForm>>) {
  const [isRemembered, setRemembered] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void recall(method).then((known) => {
      if (!isCurrent) return
      setRemembered(known !== null)
      if (known) setForm((form) => (isTyped(form, method) ? form : { ...form, ...known }))
    })
    return () => {
      isCurrent = false
    }
  }, [method, setForm])
  return { isRemembered, setRemembered }
}
