import type { WritableAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import type { CallOptions } from '../call.ts'
import type { Failure } from '../failure.ts'
import { useIntent } from '../useIntent.ts'
import { type Declared, useFields } from './useFields.ts'

interface Sent<V extends object, P, R> extends Declared<V, P> {
  readonly intent: WritableAtom<unknown, [filled: P, options?: CallOptions], Promise<R>>
  readonly before?: (filled: P) => Promise<P | null>
  readonly onWait?: () => () => void
  readonly onDone?: (result: R, filled: P) => void
  readonly onFailed?: (failure: Failure) => void
}

/**
 * TanStack Form (14.7 kB brotli) and Conform (10.4 kB) were compared: both validate with valibot, but neither knows
 * drafts, idempotency keys or the platform's codes, which are most of these 1.8 kB.
 */
export function useForm<V extends object, P, R>(declared: Sent<V, P, R>) {
  const { intent, before, onWait, onDone, onFailed } = declared
  const { bind, key, renewKey, spend } = useFields(declared)
  const { run, isBusy, failure } = useIntent(intent)
  const fail = useEffectEvent((refusal: Failure) => {
    // After a refusal the next submit is another act; an unanswered one may have been done.
    if (refusal.kind === 'refused') renewKey()
    onFailed?.(refusal)
  })
  useEffect(() => {
    if (failure) fail(failure)
  }, [failure])
  const send = async (filled: P) => {
    const params = before ? await before(filled) : filled
    if (params === null) return
    const endWait = onWait?.()
    const result = await run(params, { idempotencyKey: key })
    endWait?.()
    spend()
    if (result !== undefined) onDone?.(result, params)
  }
  return bind({ isBusy, failure, send: (filled) => void send(filled) })
}
