import { type MoneyAct, useMoneyAct } from '#net/money/useMoneyAct.ts'
import { type FormSpec, useFields, useValues } from './useForm.ts'

interface MoneyFormSpec<V extends object, P, R> extends FormSpec<V, P>, MoneyAct<P, R> {
  readonly onOffline: () => void
}

export function useMoneyForm<V extends object, P, R>(spec: MoneyFormSpec<V, P, R>) {
  const act = useMoneyAct(spec)
  const send = act.isOnline ? act.run : spec.onOffline
  const sender = { ...act, send, onEdit: act.renew }
  return { ...useFields(spec, useValues(spec), sender), act }
}
