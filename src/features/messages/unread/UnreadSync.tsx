import { useRouter } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { showBadge } from '#device/page/badge.ts'
import { onCounts, tellCounts } from '#device/tabs/tabs.ts'
import { isControlled } from '#device/worker/worker.ts'
import { recountIntent, totalUnreadAtom } from './unread.atoms.ts'
import { isMailPath } from './unread.rules.ts'

/** Recounts, and keeps other tabs and the app's badge in sync. */
export function UnreadSync({ pathname }: { readonly pathname: string }) {
  const total = useAtomValue(totalUnreadAtom)
  const recount = useSetAtom(recountIntent)
  useEffect(() => void showBadge(total), [total])
  useCountBroadcast(total)
  useEffect(() => {
    if (isMailPath(pathname)) recount()
  }, [pathname, recount])
  useEffect(() => onCounts(recount), [recount])
  usePreloadedNotices()
  return null
}

/** Milliseconds for a mark to reach the platform before other tabs recount. */
const settling = 1000

function useCountBroadcast(total: number) {
  const before = useRef(total)
  useEffect(() => {
    const hasRead = total < before.current
    before.current = total
    if (!hasRead) return
    const timer = setTimeout(tellCounts, settling)
    return () => clearTimeout(timer)
  }, [total])
}

/** Preloads the announcements where their code is cached already, so that a tap on the ticker does not wait. */
function usePreloadedNotices() {
  const router = useRouter()
  useEffect(() => {
    if (!isControlled()) return
    void router.preloadRoute({ to: '/m/notice' }).catch(() => undefined)
  }, [router])
}
