import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { wait } from '#device/idle.ts'
import { isMoneyHiddenAtom } from '#i18n/format.ts'
import { invalidatePrivate } from '#net/query/queryClient.ts'

/** Milliseconds after which unconfirmed amounts are shown again. */
const patience = 5000

const showAgainIntent = atom(null, async (get, set) => {
  if (!get(isMoneyHiddenAtom)) return
  // Refetching private data also detects a session that has ended.
  await Promise.race([invalidatePrivate(), wait(patience)])
  set(isMoneyHiddenAtom, false)
})

/** A page restored from the bfcache shows its amounts again once the platform has confirmed them. */
export function useHiddenMoney() {
  const showAgain = useSetAtom(showAgainIntent)
  useEffect(() => {
    const show = () => void showAgain()
    show()
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [showAgain])
}
