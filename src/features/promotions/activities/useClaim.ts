import '../../../i18n/text/failureText.play.ts'
import { useLingui } from '@lingui/react/macro'
import { type WritableAtom, useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import type { CallOptions } from '../../../net/call.ts'
import { type Failure, asFailure } from '../../../net/failure.ts'
import { isUnanswered } from '../../../net/money/unanswered.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'

type Taking<Params> = WritableAtom<
  unknown,
  [Params, CallOptions?],
  Promise<{ readonly amount: number }>
>

interface State {
  readonly isBusy: boolean
  readonly failure?: Failure
}

/** Reuses the idempotency key until the platform has answered, so that a reward is never paid twice. */
export function useClaim<Params>(intent: Taking<Params>, params: Params, reload: () => void) {
  const send = useSetAtom(intent)
  const [{ isBusy, failure }, setState] = useState<State>({ isBusy: false })
  const key = useRef('')
  const isInFlight = useRef(false)
  const toastPaid = useToastPaid()
  const failureText = useClaimFailureText()
  const claim = async () => {
    if (isInFlight.current) return
    isInFlight.current = true
    setState({ isBusy: true })
    key.current ||= crypto.randomUUID()
    try {
      const { amount } = await send(params, { idempotencyKey: key.current })
      toastPaid(amount)
      key.current = ''
      setState({ isBusy: false })
    } catch (thrown) {
      const failed = asFailure(thrown)
      if (!isUnanswered(failed)) key.current = ''
      setState({ isBusy: false, failure: failed })
      reload()
    } finally {
      isInFlight.current = false
    }
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
