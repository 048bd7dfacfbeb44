import { Plural } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFormat } from '#i18n/format.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './WaitingStars.module.css'
import { Status } from '#ui/feedback/Status.tsx'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { useClock } from '#device/useClock.ts'
import { isOverdue } from '#net/offlineQueue/offlineQueue.rules.ts'
import { failedAtom, waitingAtom } from '#net/offlineQueue/waiting.ts'
import { waitingIds } from '#features/games/own/favourites.rules.ts'

/** Games whose star or unstar has been waiting so long that the player should know. */
export function useLateStars() {
  const waiting = useAtomValue(waitingAtom)
  const failed = useAtomValue(failedAtom)
  const isOnline = useAtomValue(isOnlineAtom)
  const now = useClock(1000)
  const late = waiting.filter((one) => !isOnline || isOverdue(one, failed, now))
  return waitingIds(late.map(({ intent }) => intent))
}

export function WaitingStars() {
  const waiting = useLateStars().length
  const count = useFormat().count(waiting)
  return (
    <Status className={css.waiting}>
      {waiting > 0 && (
        <>
          <Icon name="clock" size="small" />
          <Plural
            value={waiting}
            one={`${count} favorite waiting for a connection`}
            other={`${count} favorites waiting for a connection`}
          />
        </>
      )}
    </Status>
  )
}
