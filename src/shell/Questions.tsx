import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { questionAtom } from '../ui/confirmation.ts'
import { optional } from '../ui/optional.ts'

const ConfirmHost = optional(() => import('./ConfirmHost.tsx').then((module) => module.ConfirmHost))

/** The dialog of `confirm()`, loaded at its first question and then kept, so that it can close in its own time. */
export function Questions() {
  const isAsked = useAtomValue(questionAtom) !== null
  const [wasAsked, setAsked] = useState(false)
  if (isAsked && !wasAsked) setAsked(true)
  if (!wasAsked) return null
  return (
    <Suspense>
      <ConfirmHost />
    </Suspense>
  )
}
