import { useAtomValue } from 'jotai'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { useClock } from '#device/useClock.ts'
import { isOverdue } from '#net/offlineQueue/offlineQueue.rules.ts'
import { failedAtom, waitingAtom } from '#net/offlineQueue/waiting.ts'
import { waitingIds } from './favourites.rules.ts'

/** Games whose star or unstar has been waiting so long that the player should know. */
export function useLateStars() {
  const waiting = useAtomValue(waitingAtom)
  const failed = useAtomValue(failedAtom)
  const isOnline = useAtomValue(isOnlineAtom)
  const now = useClock(1000)
  const late = waiting.filter((one) => !isOnline || isOverdue(one, failed, now))
  return waitingIds(late.map(({ intent }) => intent))
}
