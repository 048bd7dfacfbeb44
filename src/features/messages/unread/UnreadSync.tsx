import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCounts } from './useCounts.ts'

export function UnreadSync({ pathname }: { readonly pathname: string }) {
  useCounts(pathname)
  usePreloadedNotices()
  return null
}

/** Preloads the announcements where their code is cached already, so that a tap on the ticker does not wait. */
function usePreloadedNotices() {
  const router = useRouter()
  useEffect(() => {
    if (!navigator.serviceWorker?.controller) return
    void router.preloadRoute({ to: '/m/notice' }).catch(() => undefined)
  }, [router])
}
