import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Limit, LimitKind } from '../../../api/money/limits.ts'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { LimitSheet } from './LimitSheet.tsx'
import css from './LimitRow.module.css'
import { LimitRow } from './LimitRow.tsx'
import { PendingNote } from './PendingNote.tsx'
import { UsedBar } from './UsedBar.tsx'
import { kindNames, kindNotes, periodNames } from '../protection.text.ts'
import { useWords } from '../useWords.ts'

interface Props {
  readonly kind: LimitKind
  readonly limits: readonly Limit[]
}

export function MoneyPanel({ kind, limits }: Props) {
  const { t } = useLingui()
  const { money } = useWords()
  const [chosen, setChosen] = useState<{ limit: Limit; isOpen: boolean; turn: number }>()
  const choose = (limit: Limit) =>
    setChosen((before) => ({ limit, isOpen: true, turn: (before?.turn ?? 0) + 1 }))
  return (
    <Panel title={t(kindNames[kind])} flush>
      <p className={css.note}>{t(kindNotes[kind])}</p>
      <ul>
        {limits.map((limit) => (
          <li key={limit.period} className={css.item}>
            <LimitRow
              name={t(periodNames[limit.period])}
              value={money(limit.amount)}
              isNone={limit.amount === null}
              onChange={() => choose(limit)}
            />
            <UsedBar limit={limit} />
            {limit.pending && (
              <PendingNote
                at={limit.pending.at}
                value={money(limit.pending.amount)}
                target={{ kind, period: limit.period }}
              />
            )}
          </li>
        ))}
        {limits.length === 0 && (
          <li className={css.note}>
            <Trans>Not available at the moment</Trans>
          </li>
        )}
      </ul>
      {chosen && (
        <LimitSheet
          key={chosen.turn}
          limit={chosen.limit}
          open={chosen.isOpen}
          onClose={() => setChosen({ ...chosen, isOpen: false })}
        />
      )}
    </Panel>
  )
}
