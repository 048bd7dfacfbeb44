import { useAtomValue } from 'jotai'
import { isOnlineAtom } from '../../device/traffic/connection.ts'
import type { CallOptions } from '../call.ts'
import { type Act, useMoneyAct } from '../money/useMoneyAct.ts'
import { type Declared, useFields } from './useFields.ts'

interface Sent<V extends object, P, R> extends Declared<V, P>, Omit<Act<R>, 'send'> {
  readonly send: (filled: P, options: CallOptions) => Promise<R>
  readonly onOffline: () => void
}

export function useMoneyForm<V extends object, P, R>({
  send,
  onOffline,
  ...declared
}: Sent<V, P, R>) {
  const { bind, filled } = useFields(declared)
  const isOnline = useAtomValue(isOnlineAtom)
  const act = useMoneyAct({
    ...declared,
    send: (key) => send(filled(), { idempotencyKey: key }),
  })
  const form = bind({
    isBusy: act.isBusy,
    failure: act.failure,
    send: () => (isOnline ? act.run() : onOffline()),
    onEdit: act.renew,
  })
  return { ...form, act, isOnline }
}
