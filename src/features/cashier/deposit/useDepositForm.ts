import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { decimals } from '#api/money/currency.ts'
import { isExclusion } from '#api/money/limits.ts'
import { useAmountMessages } from '#i18n/text/amountText.ts'
import { Failure } from '#net/failure.ts'
import { useMoneyForm } from '#net/form/useMoneyForm.ts'
import { platformNow } from '#net/reach/clock.ts'
import { useOnceAt } from '#net/reach/useNow.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { useMoneyHold } from '#features/cashier/leaving/useMoneyHold.ts'
import { useOpenOrder } from '#features/cashier/leaving/useOpenOrder.ts'
import { useRefusalText } from '#features/cashier/refusal/useRefusalText.ts'
import { useSentKey } from '#features/cashier/useSentKey.ts'
import { createDepositIntent, findDepositIntent, protectionNowAtom } from './deposit.atoms.ts'
import { depositDraftAtom } from './drafts.ts'
import {
  type DepositForm,
  type Offer,
  channelOf,
  depositForm,
  emptyDeposit,
  methodOf,
  depositPlaces,
  promotionOf,
  depositQuoteOf,
} from './form.rules.ts'

export function useDepositForm(offer: Offer, next: string | undefined) {
  const { t } = useLingui()
  const open = useOpenOrder()
  const messagesOf = useMessages(offer)
  const create = useSetAtom(createDepositIntent)
  const find = useSetAtom(findDepositIntent)
  const form = useMoneyForm({
    ...useSentKey('deposit'),
    initial: emptyDeposit,
    draft: depositDraftAtom,
    schema: (values) => depositForm(values, offer),
    messages: messagesOf,
    places: depositPlaces,
    failureText: useRefusalText(),
    send: create,
    find,
    onDone: ({ id }, isMounted) => {
      form.reset()
      if (isMounted) void open({ to: '/m/voucherCenter', search: { order: id, next } })
    },
    onEarlier: () => toast('info', t`Your earlier request has arrived. Nothing else was sent.`),
    onOffline: () => toast('offline', t`Saved as a draft. Submit it when you are back online.`),
  })
  useMoneyHold('deposit', { isUnderWay: form.isBusy })
  const pause = usePause()
  const method = methodOf(form.values, offer)
  // The typed values belong to the method that is shown, so the method is part of the draft.
  const shown = form.isDirty && form.values.methodId === null ? method?.id : undefined
  const choose = useEffectEvent((methodId: string) => form.setValues({ methodId }))
  useEffect(() => {
    if (shown !== undefined) choose(shown)
  }, [shown])
  return {
    form,
    pause,
    method,
    channel: channelOf(form.values, method),
    quote: depositQuoteOf(form.values, offer),
  }
}

function useMessages(offer: Offer) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const ofAmounts = useAmountMessages(decimals)
  const tooLittle = (least: string) => t`This promotion needs a deposit of at least ${least}`
  return (form: DepositForm) => {
    const method = methodOf(form, offer)
    const [least, most] = [money(method?.min ?? 0), money(method?.max ?? 0)]
    return {
      methodId: {
        unchosen: t`Choose a payment method`,
        closed: t`This payment method is closed right now. Choose another one.`,
      },
      amount: {
        ...ofAmounts,
        low: t({ message: `At least ${least}`, comment: 'The placeholder is a sum of money.' }),
        high: t({ message: `At most ${most}`, comment: 'The placeholder is a sum of money.' }),
      },
      promotionId: tooLittle(money(promotionOf(form, offer)?.min ?? 0)),
    }
  }
}

export type Depositing = ReturnType<typeof useDepositForm>

/**
 * The refusal of any deposit during a break that the player has taken; null without a break, or while it is unknown.
 */
function usePause(): Failure | null {
  const { value, retry } = useAtomValue(protectionNowAtom)
  const pause = value?.break ?? null
  useOnceAt(pause?.until ?? null, retry)
  if (!pause || (pause.until !== null && pause.until <= platformNow())) return null
  const { length, until } = pause
  return new Failure('refused', isExclusion(length) ? 'self_excluded' : 'cooling_off', { until })
}
