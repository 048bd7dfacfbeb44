import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCounts } from './useCounts.ts'

/** Counts in the background, and draws nothing. */
export function UnreadKeeper({ pathname }: { readonly pathname: string }) {
  useCounts(pathname)
  useNewsAtHand()
  return null
}

/** Where the code of the news is on the phone already, a tap on the ticker need not wait for it. */
function useNewsAtHand() {
  const router = useRouter()
  useEffect(() => {
    if (!navigator.serviceWorker?.controller) return
    void router.preloadRoute({ to: '/m/notice' }).catch(() => undefined)
  }, [router])
}
