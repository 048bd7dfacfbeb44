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
import { useProtectionText } from '../useProtectionText.ts'

interface Props {
  readonly kind: LimitKind
  readonly limits: readonly Limit[]
}

export function MoneyPanel({ kind, limits }: Props) {
  const { t } = useLingui()
  return (
    <Panel title={t(kindNames[kind])} flush>
      <p className={css.note}>{t(kindNotes[kind])}</p>
      <ul>
        {limits.map((limit) => (
          <MoneyLimit key={limit.period} limit={limit} />
        ))}
        {limits.length === 0 && (
          <li className={css.note}>
            <Trans>Not available at the moment</Trans>
          </li>
        )}
      </ul>
    </Panel>
  )
}

function MoneyLimit({ limit }: { readonly limit: Limit }) {
  const { t } = useLingui()
  const { money } = useProtectionText()
  const [isOpen, setOpen] = useState(false)
  const { kind, period, amount, pending } = limit
  return (
    <li className={css.item}>
      <LimitRow
        name={t(periodNames[period])}
        value={money(amount)}
        isNone={amount === null}
        onChange={() => setOpen(true)}
      />
      <UsedBar limit={limit} />
      {pending && (
        <PendingNote at={pending.at} value={money(pending.amount)} target={{ kind, period }} />
      )}
      <LimitSheet limit={limit} open={isOpen} onClose={() => setOpen(false)} />
    </li>
  )
}
