import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Panel } from '../../../ui/layout/Panel.tsx'
import css from './LimitRow.module.css'
import { LimitRow } from './LimitRow.tsx'
import { PendingNote } from './PendingNote.tsx'
import { RealityCheck, type RealityMinutes } from '../reality/RealityCheck.tsx'
import { SessionSheet } from '../reality/SessionSheet.tsx'
import type { SessionLimit } from '../protection.rules.ts'
import { useProtectionText } from '../useProtectionText.ts'

interface Props {
  readonly session: SessionLimit
  readonly realityMinutes: RealityMinutes
}

export function TimePanel({ session, realityMinutes }: Props) {
  const { t } = useLingui()
  const text = useProtectionText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={<Trans>Time</Trans>} flush>
      <div className={css.item}>
        <LimitRow
          name={t`Session time`}
          value={text.session(session.minutes)}
          isNone={session.minutes === null}
          onChange={() => setOpen(true)}
        />
        {session.pending && (
          <PendingNote
            at={session.pending.at}
            value={text.session(session.pending.minutes)}
            target={{ kind: 'session' }}
          />
        )}
      </div>
      <div className={css.item}>
        <RealityCheck minutes={realityMinutes} />
      </div>
      <SessionSheet now={session.minutes} open={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  )
}
