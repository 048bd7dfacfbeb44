import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useFormat } from '#i18n/format.ts'
import { waitingAtom } from '#net/offlineQueue/waiting.ts'
import { Button } from '#ui/button/Button.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { isOfflineQueueOpenAtom } from './OfflineQueueHost.tsx'

export function OfflineQueuePanel() {
  const waiting = useAtomValue(waitingAtom).length
  const count = useFormat().count(waiting)
  const open = useSetAtom(isOfflineQueueOpenAtom)
  return (
    <Panel title={<Trans comment="What was done offline and has not been sent yet.">Outbox</Trans>}>
      <p>
        {waiting === 0 ? (
          <Trans>Nothing is waiting</Trans>
        ) : (
          <Plural
            value={waiting}
            one={`${count} item waiting for a connection`}
            other={`${count} items waiting for a connection`}
          />
        )}
      </p>
      <Button kind="ghost" block onClick={() => open(true)}>
        <Trans>Open outbox</Trans>
      </Button>
    </Panel>
  )
}
