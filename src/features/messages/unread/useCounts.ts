import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { showBadge } from '../../../device/page/badge.ts'
import { onCounts, tellCounts } from '../../../device/tabs/countTabs.ts'
import { recountIntent, totalUnreadAtom } from './unread.atoms.ts'
import { isMailPath } from './unread.rules.ts'

/** Milliseconds for a mark to reach the platform before other tabs recount. */
const settling = 1000

/** Recounts, and keeps other tabs and the app's badge in sync. */
export function useCounts(pathname: string) {
  const total = useAtomValue(totalUnreadAtom)
  const recount = useSetAtom(recountIntent)
  useEffect(() => void showBadge(total), [total])
  useCountBroadcast(total)
  useEffect(() => {
    if (isMailPath(pathname)) recount()
  }, [pathname, recount])
  useEffect(() => onCounts(recount), [recount])
}

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
