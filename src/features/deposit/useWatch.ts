import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DepositOrder } from '../../api/deposit.ts'
import { toast } from '../../ui/toasts.ts'
import { refreshMoneyIntent } from './deposit.atoms.ts'
import { isMoving } from './order.rules.ts'

const pause = 4000

/** Looks after an order for as long as it moves and is looked at, and says quietly when the money has come. */
export function useWatch(order: DepositOrder, ask: () => void, money: (minor: number) => string) {
  const { t } = useLingui()
  const refresh = useSetAtom(refreshMoneyIntent)
  const { status } = order
  const last = useRef<DepositOrder['status']>(null)
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) ask()
  })
  const isWatched = isMoving(status)
  useEffect(() => {
    if (!isWatched) return
    const timer = setInterval(() => look(), pause)
    const onShown = () => look()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [isWatched])
  const moved = useEffectEvent((isWitnessed: boolean) => {
    refresh(status)
    const sum = money(order.credit)
    if (isWitnessed && status === 'credited') toast('success', t`${sum} is in your balance`)
  })
  // At the first look, too: it may have moved, and money with it, since the list was read.
  useEffect(() => {
    if (last.current === status) return
    const isWitnessed = last.current !== null
    last.current = status
    moved(isWitnessed)
  }, [status])
}
