import type { CallOptions } from '../call.ts'
import { type Act, useMoneyAct } from '../money/useMoneyAct.ts'
import { type Declared, useFields, useValues } from './useFields.ts'

interface Sent<V extends object, P, R> extends Declared<V, P>, Omit<Act<R>, 'send'> {
  readonly send: (filled: P, options: CallOptions) => Promise<R>
  readonly onOffline: () => void
}

export function useMoneyForm<V extends object, P, R>(declared: Sent<V, P, R>) {
  const { send, onOffline } = declared
  const act = useMoneyAct({
    ...declared,
    send: (key): Promise<R> => send(form.filled(), { idempotencyKey: key }),
  })
  const { isBusy, failure, run, renew, isOnline } = act
  const sender = { isBusy, failure, onEdit: renew, send: isOnline ? run : onOffline }
  const form = useFields<V, P>(declared, useValues(declared), sender)
  return { ...form, act }
}
