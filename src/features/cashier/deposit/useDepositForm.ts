import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { parseAmount } from '../../../api/money/amount.ts'
import { isOnlineAtom } from '../../../device/traffic/connection.ts'
import { useMoneyAct } from '../../../net/money/useMoneyAct.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import { createDepositIntent, findDepositIntent } from './deposit.atoms.ts'
import { clearFormIntent, formAtom } from './draft.atoms.ts'
import {
  type DepositField,
  type DepositForm,
  type Offer,
  channelOf,
  faultsOf,
  methodOf,
  promotionOf,
  quoteOf,
} from './form.rules.ts'
import { placeOf } from './refusal.rules.ts'
import { useSentKey } from '../useSentKey.ts'
import { useFaultText } from './useFaultText.ts'
import { useRefusalText } from './useRefusalText.ts'

/** What is being ordered, what is wrong with it, and the way to order it once. */
export function useDepositForm(offer: Offer) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const faultText = useFaultText()
  const refusalText = useRefusalText()
  const isOnline = useAtomValue(isOnlineAtom)
  const [form, setForm] = useAtom(formAtom)
  const clear = useSetAtom(clearFormIntent)
  const create = useSetAtom(createDepositIntent)
  const find = useSetAtom(findDepositIntent)
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<readonly DepositField[]>([])

  const method = methodOf(form, offer)
  const channel = channelOf(form, method)
  const promotion = promotionOf(form, offer)
  const faults = faultsOf(form, offer)
  const order = { methodId: method?.id ?? '', amount: parseAmount(form.amount).minor ?? 0 }

  const act = useMoneyAct({
    ...useSentKey('deposit'),
    send: (key) =>
      create(
        {
          ...order,
          ...(channel && { channelId: channel.id }),
          ...(promotion && { promotionId: promotion.id }),
        },
        { idempotencyKey: key },
      ),
    find,
    onDone: ({ id }, isHere) => {
      clear()
      if (isHere) void navigate({ to: '/m/voucherCenter', search: { order: id } })
    },
    onEarlier: () => toast('info', t`Your earlier request has arrived. Nothing else was sent.`),
  })
  const { failure } = act
  const place = failure && placeOf(failure.code)
  const formRef = useFaultyFocus(failure, tries)

  const change = (part: Partial<DepositForm>) => {
    setForm(part)
    act.renew()
  }
  /** Whether these fields are fine; where not, they say so from now on. */
  const isFine = (part: readonly DepositField[]) => {
    setAsked(part)
    const isFaulty = part.some((field) => faults[field])
    if (isFaulty) setTries(tries + 1)
    return !isFaulty
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isFine(['method', 'amount', 'promotion'])) return
    if (isOnline) act.run()
    else toast('offline', t`Kept as a draft. Order it when you are back online.`)
  }
  const errorOf = (field: DepositField) => {
    const fault = asked.includes(field) ? faults[field] : undefined
    if (fault) return faultText(field, fault, method, promotion)
    return failure && place === field ? refusalText(failure) : undefined
  }
  return {
    form,
    formRef,
    method,
    channel,
    quote: quoteOf(form, offer),
    act,
    isOnline,
    isTyped: form.amount !== '',
    refusal: failure && place === 'form' ? failure : undefined,
    change,
    isFine,
    submit,
    errorOf,
  }
}

export type Depositing = ReturnType<typeof useDepositForm>
