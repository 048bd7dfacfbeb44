import { useLingui } from '@lingui/react/macro'
import { type WritableAtom, useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import '#i18n/text/failureText.play.ts'
import { newKey } from '#device/newKey.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import type { CallOptions } from '#net/call.ts'
import { isUnanswered } from '#net/money/unanswered.ts'
import { useIntent } from '#net/useIntent.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { may } from '#api/roles.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { accountForAtom } from '#features/session/session.guard.ts'

type Taking<Params> = WritableAtom<
  unknown,
  [Params, CallOptions?],
  Promise<{ readonly amount: number }>
>

/** Refusals that state the outcome of an earlier claim. */
const ends = new Map<string | null, 'claimed' | 'close'>([
  ['conflict', 'claimed'],
  ['not_found', 'close'],
])

const isOpen = (status: string) => status === 'claim' || status === 'issued'

/**
 * Reuses the idempotency key until the platform has answered, so that a reward is never paid twice. `status` is the
 * one that was read, until the answer states a later one.
 */
export function useClaim<Params, S extends string>(
  intent: Taking<Params>,
  params: Params,
  status: S,
) {
  const key = useRef('')
  const [end, setEnd] = useState<'claimed' | 'close'>()
  if (end && !isOpen(status)) setEnd(undefined)
  const toastPaid = useToastPaid()
  const failureText = useFailureText()
  const { run, isBusy, failure } = useIntent(intent, (failed) => {
    if (!isUnanswered(failed)) key.current = ''
    const ended = ends.get(failed.code)
    // An activity that is over may disappear from the screen together with its alert.
    if (ended) toast('info', failureText(failed))
    setEnd(ended)
  })
  const claim = async () => {
    key.current ||= newKey()
    const paid = await run(params, { idempotencyKey: key.current })
    if (!paid) return
    key.current = ''
    setEnd('claimed')
    toastPaid(paid.amount)
  }
  return {
    status: end ?? status,
    isBusy,
    claim: () => void claim(),
    failureText: failure && !end ? failureText(failure) : undefined,
  }
}

function useToastPaid() {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  return (minor: number) => {
    const amount = money(minor)
    toast('success', t`${amount} has been added to your balance`)
  }
}

/** Guests are sent to the login and back; players who may not act are offered an account. */
export function usePlayerOnly() {
  const role = useAtomValue(roleAtom)
  const isPlayer = may(role, 'money')
  const offerAccountFor = useSetAtom(accountForAtom)
  const navigate = useNavigate()
  const { href } = useLocation()
  return {
    isPlayer,
    act: (act: () => void) => {
      if (role === 'guest') void navigate({ to: '/m/login', search: { next: href } })
      else if (isPlayer) act()
      else offerAccountFor(href)
    },
  }
}
