import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import type { DepositOrder } from '../../../../api/money/deposit.ts'
import { isOnlineAtom } from '../../../../device/traffic/connection.ts'
import { useMoneyAct } from '../../../../net/money/useMoneyAct.ts'
import type { Picture } from '../../../../ui/form/ImageField.file.ts'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../../../ui/form/useFaultyFocus.ts'
import { findSlipIntent, submitSlipIntent } from '../deposit.atoms.ts'
import { picturesAtom, slipAtom } from '../draft.atoms.ts'
import { emptySlip } from '../draft.rules.ts'
import { type SlipField, cleaned, slipFaultsOf, slipPlaceOf } from './slip.rules.ts'
import { useMoneyHold } from '../useMoneyHold.ts'
import { useRefusalText } from '../useRefusalText.ts'

/** What the player tells of a payment, what is wrong with it, and the way to tell it once. */
export function useSlip({ id }: DepositOrder) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const refusalText = useRefusalText()
  const isOnline = useAtomValue(isOnlineAtom)
  const [kept, setKept] = useAtom(slipAtom)
  const [shown, setShown] = useAtom(picturesAtom)
  const submitSlip = useSetAtom(submitSlipIntent)
  const find = useSetAtom(findSlipIntent)
  const [tries, setTries] = useState(0)
  const slip = kept?.orderId === id ? kept : emptySlip(id)
  const pictures = shown?.orderId === id ? shown.pictures : []
  const faults = slipFaultsOf(slip)

  const act = useMoneyAct({
    sentKey: slip.sentKey,
    keep: (sentKey) => setKept(id, { sentKey }),
    drop: () => setKept(id, { sentKey: null }),
    send: (key) =>
      submitSlip(
        {
          id,
          transactionId: cleaned(slip.transactionId),
          senderLast4: cleaned(slip.senderLast4),
          pictures,
        },
        key,
      ),
    find: () => find(id),
    onDone: (_order, isHere) => {
      setKept(id, null)
      setShown(null)
      if (isHere) void navigate({ to: '/m/voucherCenter', search: { order: id }, replace: true })
    },
  })
  const { failure } = act
  const formRef = useFaultyFocus(failure, tries)
  const isTyped = slip.transactionId + slip.senderLast4 !== '' || pictures.length > 0
  useMoneyHold({ isTyped, isUnderWay: act.isBusy, isFragile: pictures.length > 0 })

  const change = (part: Partial<Record<'transactionId' | 'senderLast4', string>>) => {
    setKept(id, part)
    act.renew()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (Object.keys(faults).length > 0) return
    if (isOnline) act.run()
    else toast('offline', t`You are offline. What you entered is kept.`)
  }
  const refusedAt = (field: SlipField | 'form') =>
    failure && slipPlaceOf(failure.code) === field ? refusalText(failure) : undefined
  return {
    slip,
    pictures,
    act,
    isOnline,
    formRef,
    faults: tries > 0 ? faults : {},
    refusedAt,
    change,
    changePictures: (chosen: readonly Picture[]) => {
      setShown({ orderId: id, pictures: chosen })
      act.renew()
    },
    submit,
  }
}
