import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { isReachableAtom } from '#net/reach/reach.ts'
import { waitingAtom } from '#net/offlineQueue/waiting.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { optional } from '#ui/optional.ts'
import css from './OfflineBanner.module.css'
import { Status } from '#ui/feedback/Status.tsx'
import { isOfflineShownAtom } from '#ui/feedback/offlineNotice.ts'

const OfflineQueueButton = optional(
  () => import('./offlineQueue/OfflineQueueButton.tsx'),
  'OfflineQueueButton',
)

/** Shown on pages with cached data; a page without any shows its own notice, with a retry. */
export function OfflineBanner() {
  const isOnline = useAtomValue(isOnlineAtom)
  const isReachable = useAtomValue(isReachableAtom)
  const hasWaiting = useAtomValue(waitingAtom).length > 0
  const isShown = useAtomValue(isOfflineShownAtom)
  return (
    <Status className={css.place}>
      {!isReachable && (hasWaiting || !isShown) && (
        <span className={css.banner} data-offline>
          <Icon name="offline" size="small" />
          {isOnline ? <Unreachable /> : <Offline />}
          {hasWaiting && <OfflineQueueButton />}
        </span>
      )}
    </Status>
  )
}

const Offline = () => (
  <Trans>You are offline. You can browse the lobby. Playing and payments need a connection.</Trans>
)

const Unreachable = () => (
  <Trans>The network is not responding. You can browse the lobby. We keep trying.</Trans>
)
