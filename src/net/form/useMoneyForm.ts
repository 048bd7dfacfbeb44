import { type Act, useMoneyAct } from '../money/useMoneyAct.ts'
import { type Declared, useFields, useValues } from './useFields.ts'

interface Sent<V extends object, P, R> extends Declared<V, P>, Act<P, R> {
  readonly onOffline: () => void
}

export function useMoneyForm<V extends object, P, R>(declared: Sent<V, P, R>) {
  const typed = useValues(declared)
  const act = useMoneyAct(declared)
  const { isBusy, failure, run, renew, isOnline } = act
  const send = isOnline ? run : declared.onOffline
  return { ...useFields(declared, typed, { isBusy, failure, send, onEdit: renew }), act }
}
