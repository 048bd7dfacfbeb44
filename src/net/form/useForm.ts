import type { WritableAtom } from 'jotai'
import { useState } from 'react'
import type { CallOptions } from '../call.ts'
import type { Failure } from '../failure.ts'
import { isUnanswered } from '../money/unanswered.ts'
import { useIntent } from '../useIntent.ts'
import { type Declared, type Name, useFields, useValues } from './useFields.ts'

interface Sent<V extends object, P, R> extends Declared<V, P> {
  readonly intent: WritableAtom<unknown, [filled: P, options?: CallOptions], Promise<R>>
  /** Single-use codes, cleared after each submit. */
  readonly oneTime?: readonly Name<V>[]
  /** Does what the player waits for before or while it is submitted. */
  readonly around?: (filled: P, submit: (filled: P) => Promise<void>) => Promise<void>
  readonly onDone?: (result: R, filled: P) => void
  readonly onFailed?: (failure: Failure) => void
}

export function useForm<V extends object, P, R>(declared: Sent<V, P, R>) {
  const { intent, oneTime = [], around, onDone, onFailed } = declared
  const typed = useValues(declared)
  const { values, put, renewKey } = typed
  const [round, setRound] = useState(0)
  const { run, forget, isBusy, failure } = useIntent(intent, (refusal) => {
    // After a refusal the next submit is a new request; an unanswered one may have succeeded.
    if (!isUnanswered(refusal)) renewKey()
    onFailed?.(refusal)
  })
  const submit = async (filled: P) => {
    const result = await run(filled, { idempotencyKey: values.key })
    put(Object.fromEntries(oneTime.map((name) => [name, ''])))
    setRound((count) => count + 1)
    if (result !== undefined) onDone?.(result, filled)
  }
  const send = (filled: P) => void (around ? around(filled, submit) : submit(filled))
  const onEdit = (names: readonly string[]) => {
    if (!names.every((name) => oneTime.some((once) => once === name))) renewKey()
  }
  return { ...useFields(declared, typed, { isBusy, failure, send, onEdit, forget }), round }
}
