import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { WithdrawalOrder } from '../../api/withdrawal.ts'
import { isMoving } from './order.rules.ts'
import { refreshMoneyIntent } from './withdrawal.atoms.ts'

const pause = 4000

/** Looks after an order for as long as it moves and is looked at. */
export function useWatch({ status }: WithdrawalOrder, ask: () => void) {
  const refresh = useSetAtom(refreshMoneyIntent)
  const last = useRef<WithdrawalOrder['status']>(null)
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
  // At the first look, too: it may have moved, and money with it, since the list was read.
  useEffect(() => {
    if (last.current === status) return
    last.current = status
    refresh()
  }, [status, refresh])
}
