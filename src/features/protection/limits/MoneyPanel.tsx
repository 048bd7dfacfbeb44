import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Limit, LimitKind } from '#api/money/limits.ts'
import { Bar } from '#ui/layout/Progress.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { usageOf } from '#features/protection/protection.rules.ts'
import { kindNames, kindNotes, limitPeriodNames } from '#features/protection/protection.text.ts'
import { useProtectionText } from '#features/protection/useProtectionText.ts'
import { LimitForm } from './LimitForm.tsx'
import css from './LimitRow.module.css'
import { LimitRow, PendingNote } from './LimitRow.tsx'

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
            <Trans>Not available right now</Trans>
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
  const close = () => setOpen(false)
  const { kind, period, amount, pending } = limit
  return (
    <li className={css.item}>
      <LimitRow
        name={t(limitPeriodNames[period])}
        value={money(amount)}
        isNone={amount === null}
        onChange={() => setOpen(true)}
      />
      <UsedBar limit={limit} />
      {pending && (
        <PendingNote at={pending.at} value={money(pending.amount)} target={{ kind, period }} />
      )}
      <Sheet open={isOpen} onClose={close} title={t(kindNames[kind])}>
        <LimitForm limit={limit} onDone={close} />
      </Sheet>
    </li>
  )
}

function UsedBar({ limit }: { readonly limit: Limit }) {
  const { t } = useLingui()
  const { money, moment } = useProtectionText()
  const usage = usageOf(limit)
  if (!usage) return null
  const used = money(Math.max(0, limit.used))
  const left = money(usage.left)
  const reset = moment(limit.resetsAt)
  return (
    <div className={css.used}>
      <Bar
        thin
        value={usage.share}
        full={usage.left === 0}
        aria-label={t({ message: 'Used', comment: 'How much of a limit is used; a sum follows.' })}
      />
      <p>
        <Trans comment="Both placeholders are amounts of money.">
          {used} used, {left} left
        </Trans>
      </p>
      <p>
        <Trans comment="The placeholder is a day or a time, such as “tomorrow at 00:00”.">
          Resets {reset}
        </Trans>
      </p>
    </div>
  )
}
