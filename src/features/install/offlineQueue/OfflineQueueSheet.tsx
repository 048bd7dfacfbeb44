import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { postedAtom } from '#net/offlineQueue/offlineQueue.log.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import { OfflineQueueRow } from './OfflineQueueRow.tsx'
import css from './OfflineQueueSheet.module.css'

export function OfflineQueueSheet({ open, onClose }: Openable) {
  const { t } = useLingui()
  const isOnline = useAtomValue(isOnlineAtom)
  const posted = useAtomValue(postedAtom)
  return (
    <Sheet open={open} onClose={onClose} title={t`Outbox`}>
      {posted.length === 0 ? (
        <EmptyState title={<Trans>Nothing is waiting</Trans>}>
          <Trans>What you do offline is saved here until you are online.</Trans>
        </EmptyState>
      ) : (
        <>
          <p className={css.text}>
            {isOnline ? (
              <Trans>We keep trying to send it.</Trans>
            ) : (
              <Trans>It is sent automatically when you are online.</Trans>
            )}
          </p>
          <ul className={css.rows}>
            {posted.map((one) => (
              <OfflineQueueRow key={one.waiting.idempotencyKey} posted={one} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}
