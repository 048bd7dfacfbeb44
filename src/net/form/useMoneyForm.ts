import { type MoneyAct, useMoneyAct } from '#net/money/useMoneyAct.ts'
import { type Declared, useFields, useValues } from './useForm.ts'

interface Sent<V extends object, P, R> extends Declared<V, P>, MoneyAct<P, R> {
  readonly onOffline: () => void
}

export function useMoneyForm<V extends object, P, R>(declared: Sent<V, P, R>) {
  const act = useMoneyAct(declared)
  const send = act.isOnline ? act.run : declared.onOffline
  const sender = { ...act, send, onEdit: act.renew }
  return { ...useFields(declared, useValues(declared), sender), act }
}
