import { useAtomValue } from 'jotai'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { useClock } from '#device/useClock.ts'
import { isOverdue } from '#net/offlineQueue/offlineQueue.rules.ts'
import { failedAtom, waitingAtom } from '#net/offlineQueue/waiting.ts'
import { waitingIds } from './favourites.rules.ts'

/** Games with a star or unstar of which the player should know that it waits. */
export function useLateStars() {
  const waiting = useAtomValue(waitingAtom)
  const failed = useAtomValue(failedAtom)
  const isOnline = useAtomValue(isOnlineAtom)
  const now = useClock(1000)
  const late = waiting.filter((one) => !isOnline || isOverdue(one, failed, now))
  return waitingIds(late.map(({ intent }) => intent))
}
