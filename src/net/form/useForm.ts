import type { WritableAtom } from 'jotai'
import { useState } from 'react'
import type { CallOptions } from '../call.ts'
import type { Failure } from '../failure.ts'
import { isUnanswered } from '../money/unanswered.ts'
import { useIntent } from '../useIntent.ts'
import { type Declared, useFields } from './useFields.ts'
import { useValues } from './useValues.ts'

interface Sent<V extends object, P, R> extends Declared<V, P> {
  readonly intent: WritableAtom<unknown, [filled: P, options?: CallOptions], Promise<R>>
  /** Single-use codes, cleared after each submit. */
  readonly oneTime?: readonly (keyof V & string)[]
  readonly before?: (filled: P) => Promise<P | null>
  readonly onWait?: () => () => void
  readonly onDone?: (result: R, filled: P) => void
  readonly onFailed?: (failure: Failure) => void
}

export function useForm<V extends object, P, R>(declared: Sent<V, P, R>) {
  const { intent, before, onWait, onDone, onFailed } = declared
  const oneTime: readonly string[] = declared.oneTime ?? []
  const typed = useValues(declared.initial, declared.draft)
  const { values, put, renewKey } = typed
  const [round, setRound] = useState(0)
  const { run, forget, isBusy, failure } = useIntent(intent, (refusal) => {
    // After a refusal the next submit is a new request; an unanswered one may have succeeded.
    if (!isUnanswered(refusal)) renewKey()
    onFailed?.(refusal)
  })
  const send = async (filled: P) => {
    const params = before ? await before(filled) : filled
    if (params === null) return
    const endWait = onWait?.()
    const result = await run(params, { idempotencyKey: values.key })
    endWait?.()
    put(Object.fromEntries(oneTime.map((name) => [name, ''])))
    setRound((count) => count + 1)
    if (result !== undefined) onDone?.(result, params)
  }
  const onEdit = (names: readonly string[]) => {
    if (!names.every((name) => oneTime.includes(name))) renewKey()
  }
  const sender = { isBusy, failure, onEdit, send: (filled: P) => void send(filled) }
  const fields = useFields(declared, typed, sender)
  const forgive = () => {
    fields.forgive()
    forget()
  }
  return { ...fields, round, forgive }
}
