import { Plural } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useFormat } from '#i18n/format.ts'
import { waitingAtom } from '#net/offlineQueue/waiting.ts'
import { isOfflineQueueOpenAtom } from './OfflineQueueHost.tsx'
import css from './OfflineQueueButton.module.css'

export function OfflineQueueButton() {
  const waiting = useAtomValue(waitingAtom).length
  const open = useSetAtom(isOfflineQueueOpenAtom)
  const count = useFormat().count(waiting)
  return (
    <button type="button" className={css.button} onClick={() => open(true)}>
      <Plural
        comment="On a small button: things done offline that have not been sent. Very short."
        value={waiting}
        one={`${count} waiting`}
        other={`${count} waiting`}
      />
    </button>
  )
}
