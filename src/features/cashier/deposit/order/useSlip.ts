import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { DepositOrder } from '#api/money/deposit.ts'
import { useMoneyForm } from '#net/form/useMoneyForm.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { ChosenImage } from '#ui/form/ImageField.file.ts'
import {
  earlierAtom,
  findSlipIntent,
  submitSlipIntent,
} from '#features/cashier/deposit/deposit.atoms.ts'
import { picturesAtom, slipDraftAtom } from '#features/cashier/deposit/drafts.ts'
import { useMoneyHold } from '#features/cashier/leaving/useMoneyHold.ts'
import { useRefusalText } from '#features/cashier/refusal/useRefusalText.ts'
import { SlipForm, slipPlaces } from '#features/cashier/deposit/form.rules.ts'

export function useSlip({ id, methodId }: DepositOrder, next: string | undefined) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const draft = slipDraftAtom(id)
  const [{ sentKey = null }, keep] = useAtom(draft)
  const [shown, setShown] = useAtom(picturesAtom)
  const [initial] = useState(shown?.orderId === id ? shown.pictures : [])
  // The number that the last deposit by this method was paid from.
  const senderLast4 = useAtomValue(earlierAtom).senders[methodId] ?? ''
  const submit = useSetAtom(submitSlipIntent)
  const find = useSetAtom(findSlipIntent)
  const form = useMoneyForm({
    initial: { transactionId: '', senderLast4, pictures: initial },
    draft,
    schema: SlipForm,
    messages: {
      transactionId: {
        missing: t`Enter the transaction ID`,
        malformed: t`6 to 40 letters or digits, as in the confirmation message`,
      },
      senderLast4: {
        missing: t`Enter the last 4 characters of the number you paid from`,
        malformed: t`Exactly 4 letters or digits`,
      },
    },
    places: slipPlaces,
    failureText: useRefusalText(),
    sentKey,
    storeKey: (key) => keep({ sentKey: key }),
    dropKey: () => keep({ sentKey: null }),
    send: (slip, options) => submit({ id, ...slip }, options),
    find: () => find(id),
    onDone: (_order, isMounted) => {
      form.reset()
      setShown(null)
      if (isMounted)
        void navigate({ to: '/m/voucherCenter', search: { order: id, next }, replace: true })
    },
    onOffline: () => toast('offline', t`You are offline. What you entered is saved.`),
  })
  const { pictures } = form.values
  useMoneyHold('deposit', { isUnderWay: form.isBusy, isFragile: pictures.length > 0 })
  const changePictures = (chosen: readonly ChosenImage[]) => {
    form.change({ pictures: chosen })
    setShown({ orderId: id, pictures: chosen })
  }
  return { form, changePictures }
}

export type Slip = ReturnType<typeof useSlip>
