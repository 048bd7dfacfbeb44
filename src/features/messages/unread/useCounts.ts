import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { showBadge } from '../../../device/page/badge.ts'
import { onCounts, tellCounts } from '../../../device/tabs/countTabs.ts'
import { recountIntent, totalUnreadAtom } from './unread.atoms.ts'
import { isMailPath } from './unread.rules.ts'

/** Time for a mark to reach the platform, before other tabs ask it. */
const settling = 1000

/** Keeps what is unread true: told to other tabs and to the app's icon. */
export function useCounts(pathname: string) {
  const total = useAtomValue(totalUnreadAtom)
  const recount = useSetAtom(recountIntent)
  useEffect(() => void showBadge(total), [total])
  useTelling(total)
  useEffect(() => {
    if (isMailPath(pathname)) recount()
  }, [pathname, recount])
  useEffect(() => onCounts(recount), [recount])
}

/** Less is unread than before: the player has read something here. */
function useTelling(total: number) {
  const before = useRef(total)
  useEffect(() => {
    const hasRead = total < before.current
    before.current = total
    if (!hasRead) return
    const timer = setTimeout(tellCounts, settling)
    return () => clearTimeout(timer)
  }, [total])
}
