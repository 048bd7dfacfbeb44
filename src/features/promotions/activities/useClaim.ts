import '../../../i18n/text/failureText.play.ts'
import { useLingui } from '@lingui/react/macro'
import { type WritableAtom, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import type { CallOptions } from '../../../net/call.ts'
import type { Failure } from '../../../net/failure.ts'
import { isUnanswered } from '../../../net/money/unanswered.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'

type Taking<Params> = WritableAtom<
  unknown,
  [Params, CallOptions?],
  Promise<{ readonly amount: number }>
>

/** Reuses the idempotency key until the platform has answered, so that a reward is never paid twice. */
export function useClaim<Params>(intent: Taking<Params>, params: Params, reload: () => void) {
  const key = useRef('')
  const toastPaid = useToastPaid()
  const failureText = useClaimFailureText()
  const { run, isBusy, failure } = useIntent(intent, (failed) => {
    if (!isUnanswered(failed)) key.current = ''
    reload()
  })
  const claim = async () => {
    key.current ||= crypto.randomUUID()
    const paid = await run(params, { idempotencyKey: key.current })
    if (!paid) return
    key.current = ''
    toastPaid(paid.amount)
  }
  return { isBusy, claim: () => void claim(), failureText: failure && failureText(failure) }
}

function useToastPaid() {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  return (minor: number) => {
    const amount = money(minor)
    toast('success', t`${amount} is in your wallet`)
  }
}

function useClaimFailureText() {
  const { t } = useLingui()
  const textOf = useFailureText()
  return (failure: Failure) =>
    isUnanswered(failure) && failure.kind !== 'offline'
      ? t`We did not get an answer. Try again: it is paid only once.`
      : textOf(failure)
}
