import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Panel } from '../../../ui/layout/Panel.tsx'
import css from './LimitRow.module.css'
import { LimitRow } from './LimitRow.tsx'
import { PendingNote } from './PendingNote.tsx'
import { RealityCheck, type RealityMinutes } from '../reality/RealityCheck.tsx'
import { SessionSheet } from '../reality/SessionSheet.tsx'
import type { SessionLimit } from '../protection.rules.ts'
import { useWords } from '../useWords.ts'

interface Props {
  readonly session: SessionLimit
  readonly realityMinutes: RealityMinutes
}

export function TimePanel({ session, realityMinutes }: Props) {
  const { t } = useLingui()
  const words = useWords()
  const [sheet, setSheet] = useState({ isOpen: false, turn: 0 })
  return (
    <Panel title={<Trans>Time</Trans>} flush>
      <div className={css.item}>
        <LimitRow
          name={t`Session time`}
          value={words.session(session.minutes)}
          isNone={session.minutes === null}
          onChange={() => setSheet(({ turn }) => ({ isOpen: true, turn: turn + 1 }))}
        />
        {session.pending && (
          <PendingNote
            at={session.pending.at}
            value={words.session(session.pending.minutes)}
            target={{ kind: 'session' }}
          />
        )}
      </div>
      <div className={css.item}>
        <RealityCheck minutes={realityMinutes} />
      </div>
      {sheet.turn > 0 && (
        <SessionSheet
          key={sheet.turn}
          now={session.minutes}
          open={sheet.isOpen}
          onClose={() => setSheet({ ...sheet, isOpen: false })}
        />
      )}
    </Panel>
  )
}
