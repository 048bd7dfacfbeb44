import '#i18n/text/failureText.forms.ts'
import { type WritableAtom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { type HumanProof, getProof, isAboutCaptcha } from '#api/account/verification.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import type { Failure } from '#net/failure.ts'
import { intentAtom } from '#net/intent.ts'
import type { CheckPrompt } from './human.atoms.ts'

const proveIntent = intentAtom(getProof)

type Given = { readonly offset: number } | { readonly code: string }

/** A wrong answer loads another question. After several from one address the platform requires a captcha too. */
export function useAnswer(prompt: CheckPrompt, question: WritableAtom<unknown, [], unknown>) {
  const renew = useSetAtom(question)
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  useEffect(() => void renew(), [renew])
  const { kind, subject } = prompt
  return {
    renew: () => void renew(),
    needsCaptcha,
    answerOf: ({ captcha, ...given }: Given & { readonly captcha: string }) => ({
      kind,
      subject,
      ...given,
      ...(needsCaptcha && { captcha }),
    }),
    sent: {
      intent: proveIntent,
      places: { captcha_wrong: 'captcha' },
      failureText: useFailureText(),
      onFailed: (failure: Failure) => {
        if (isAboutCaptcha(failure)) setNeedsCaptcha(true)
        void renew()
      },
      onDone: (proof: HumanProof) => prompt.answer(proof),
    } as const,
  }
}
