import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { breakLengths } from '#api/money/limits.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { RowsSkeleton } from '#ui/skeleton/RowsSkeleton.tsx'
import { changesAtom } from '#features/protection/protection.atoms.ts'
import type { ProtectionChange } from '#features/protection/protection.rules.ts'
import { kindNames, limitPeriodNames } from '#features/protection/protection.text.ts'
import { useProtectionText } from '#features/protection/useProtectionText.ts'
import css from './ChangesPanel.module.css'
import { Dot } from '#ui/Dot.tsx'

const few = 5

export function ChangesPanel() {
  const read = useAtomValue(changesAtom)
  const [isAll, setAll] = useState(false)
  return (
    <Panel title={<Trans>Your changes</Trans>} flush>
      <Loaded read={read} skeleton={<RowsSkeleton lines={['body', 'body', 'small']} />}>
        {(changes) =>
          changes.length === 0 ? (
            <EmptyState title={<Trans>No changes yet</Trans>} />
          ) : (
            <>
              <ul>
                {changes.slice(0, isAll ? undefined : few).map((change) => (
                  <ChangeRow key={change.id} change={change} />
                ))}
              </ul>
              {!isAll && changes.length > few && (
                <Button kind="quiet" block onClick={() => setAll(true)}>
                  <Trans>View all</Trans>
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}

function ChangeRow({ change }: { readonly change: ProtectionChange }) {
  const { moment } = useProtectionText()
  const { nameOf, valueOf } = useChangeText()
  const { kind, from, to, at, effectiveAt, isCancelled } = change
  const made = moment(at)
  const holds = moment(effectiveAt)
  const [before, after] = [valueOf(kind, from), valueOf(kind, to)]
  return (
    <li className={css.row} data-cancelled={isCancelled || undefined}>
      <p className={css.what}>{nameOf(change)}</p>
      <p className={css.values}>
        {kind === 'break' ? (
          after
        ) : (
          <Trans comment="Two values of a limit, such as ৳50.00 → No limit.">
            {before} → {after}
          </Trans>
        )}
      </p>
      <p className={css.when}>
        {made}
        {isCancelled ? (
          <>
            <Dot />
            <Trans>Canceled</Trans>
          </>
        ) : (
          effectiveAt > at && (
            <>
              <Dot />
              <Trans comment="The placeholder is a date and a time.">takes effect on {holds}</Trans>
            </>
          )
        )}
      </p>
    </li>
  )
}

function useChangeText() {
  const { t } = useLingui()
  const { money, session, duration, breakLength } = useProtectionText()
  const nameOf = ({ kind, period }: Pick<ProtectionChange, 'kind' | 'period'>) => {
    if (kind === 'session')
      return t({ message: 'Session time', comment: 'Limit on the time of one session of play.' })
    if (kind === 'reality')
      return t({
        message: 'Reality check',
        comment: 'A reminder, at intervals, of time played and money staked.',
      })
    if (kind === 'break')
      return t({ message: 'Break', comment: 'Noun: time in which the player cannot play.' })
    return period === null
      ? t(kindNames[kind])
      : `${t(kindNames[kind])}, ${t(limitPeriodNames[period])}`
  }
  const valueOf = (kind: ProtectionChange['kind'], value: ProtectionChange['from']): string => {
    if (kind === 'break') {
      const length = breakLengths.find((known) => known === value)
      return length ? breakLength(length) : '–'
    }
    const number = typeof value === 'number' && Number.isFinite(value) ? value : null
    if (kind === 'session') return session(number)
    if (kind === 'reality')
      return number === null
        ? t({ message: 'Off', comment: 'A setting that is switched off.' })
        : duration(number)
    return money(number)
  }
  return { nameOf, valueOf }
}
