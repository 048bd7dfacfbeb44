import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { postedAtom } from '../../../net/outbox/outbox.log.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { isOutboxOpenAtom } from './outbox.atoms.ts'
import { OutboxRow } from './OutboxRow.tsx'
import css from './OutboxSheet.module.css'

/** What the player did and the platform is yet to hear of, and what of it has been confirmed. */
export function OutboxSheet() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useAtom(isOutboxOpenAtom)
  const posted = useAtomValue(postedAtom)
  return (
    <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Outbox`} closeLabel={t`Close`}>
      {posted.length === 0 ? (
        <EmptyState title={<Trans>Nothing waits</Trans>}>
          <Trans>What you do offline waits here until you are online.</Trans>
        </EmptyState>
      ) : (
        <>
          <p className={css.text}>
            <Trans>What waits is sent by itself as soon as you are online.</Trans>
          </p>
          <ul className={css.rows}>
            {posted.map((one) => (
              <OutboxRow key={one.waiting.idempotencyKey} posted={one} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}
