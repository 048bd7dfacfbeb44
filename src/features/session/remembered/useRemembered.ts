import { useEffect, useEffectEvent } from 'react'
import { whileCurrent } from '../../../device/whileCurrent.ts'
import type { LoginForm, LoginMethod } from '../login/login.rules.ts'
import { recallLogin, recallNumber } from './remembered.ts'

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
export function useRemembered(method: LoginMethod, values: LoginForm, { fill, onRecall }: Filling) {
  const take = useEffectEvent((known: Recalled | null) => {
    onRecall(known?.savedFor ?? null, known !== null)
    if (known && !isTyped(values, method)) fill(known.part)
  })
  useEffect(() => whileCurrent(recall(method), (known) => take(known)), [method])
}
