import { type WritableAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { getProof } from '../../../api/account/verification.ts'
import { intentAtom } from '../../../net/intent.ts'
import { useIntent } from '../../../net/useIntent.ts'
import type { CaptchaState } from './CaptchaToo.tsx'
import type { AskedCheck } from './human.atoms.ts'

const proveIntent = intentAtom(getProof)

type Given = { readonly offset: number } | { readonly code: string }

export function useAnswer(asked: AskedCheck, question: WritableAtom<unknown, [], unknown>) {
  const renew = useSetAtom(question)
  const { run, isBusy, failure } = useIntent(proveIntent)
  const [text, setText] = useState('')
  const [round, setRound] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const isAboutCaptcha = failure?.code === 'captcha_required' || failure?.code === 'captcha_wrong'
  if (isAboutCaptcha && !isAsked) setAsked(true)
  const give = async (given: Given) => {
    const { kind, subject } = asked
    const proof = await run({ kind, subject, ...given, ...(isAsked && { captcha: text.trim() }) })
    if (proof) return asked.answer(proof)
    setText('')
    setRound(round + 1)
    renew()
  }
  const captcha: CaptchaState = {
    isAsked,
    text,
    round,
    isWrong: failure?.code === 'captcha_wrong',
    onChange: setText,
  }
  const shown = failure?.code === 'captcha_wrong' ? undefined : failure
  return { give, renew, isBusy, failure: shown, captcha }
}
