import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { isOnlineAtom } from '../../device/traffic/connection.ts'
import type { CallOptions } from '../call.ts'
import { type Act, useMoneyAct } from '../money/useMoneyAct.ts'
import { type Declared, madeFor, useFields } from './useFields.ts'
import { useValues } from './useValues.ts'

interface Sent<V extends object, P, R> extends Declared<V, P>, Omit<Act<R>, 'send'> {
  readonly send: (filled: P, options: CallOptions) => Promise<R>
  readonly onOffline: () => void
}

export function useMoneyForm<V extends object, P, R>(declared: Sent<V, P, R>) {
  const { schema, send, onOffline } = declared
  const typed = useValues(declared.initial, declared.draft)
  const filled = () => v.parse(madeFor(schema, typed.values), typed.values)
  const act = useMoneyAct({
    ...declared,
    send: (key) => send(filled(), { idempotencyKey: key }),
  })
  const isOnline = useAtomValue(isOnlineAtom)
  const { isBusy, failure, run, renew } = act
  const sender = { isBusy, failure, onEdit: renew, send: isOnline ? run : onOffline }
  return { ...useFields(declared, typed, sender), act, isOnline }
}
